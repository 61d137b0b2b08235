"""A contract for import-linter: which third-party packages a part of Paravent may import."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class ThirdParty(Contract):
    """Modules of `packages` import the standard library, Paravent and `allowed`, nothing else."""

    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        options = self.contract_options
        known = {"paravent", *sys.stdlib_module_names, *options["allowed"]}
        strays = [
            f"{module} imports {imported}"
            for package in options["packages"]
            for module in sorted({package, *graph.find_descendants(package)})
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in known
        ]
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stray in check.metadata["strays"]:
            output.print_error(stray)
