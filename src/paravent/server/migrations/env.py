"""How Alembic runs: inside the transaction that database.migrate opened."""

from alembic import context

from paravent.server.database import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
