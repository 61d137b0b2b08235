/** The little Markdown that rules use: paragraphs, lists, tables, bold, italics, code. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** Numbers of rules become links into the rules of the game. */
function inline(text: string, game: string): string {
  return escape(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\*(.+?)\*/g, "<em>$1</em>")
    .replace(/`(.+?)`/g, "<code>$1</code>")
    .replace(/\b([RQ]\d+(?:\.\d+)?)\b/g, `<a href="#/rules/${game}/$1">$1</a>`);
}

function table(lines: string[], game: string): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim(), game));
  const [head = "", , ...rows] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join("")}</tr>`;
  const body = rows.map((line) => row(line, "td")).join("");
  return `<div class="wide" tabindex="0"><table><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table></div>`;
}

export function html(markdown: string, game: string): string {
  const blocks = markdown.trim().split(/\n\s*\n/);
  return blocks
    .map((block) => {
      const lines = block.split("\n");
      if (lines[0]?.startsWith("|")) return table(lines, game);
      if (lines.every((line) => /^([*-] |\s{2})/.test(line))) {
        const items = block.split(/^[*-] /m).filter((item) => item.trim());
        return `<ul>${items.map((item) => `<li>${inline(item.trim(), game)}</li>`).join("")}</ul>`;
      }
      return `<p>${inline(lines.join(" "), game)}</p>`;
    })
    .join("");
}
