/** What went wrong, in the language of the page even if it changes later. */

import { language, t } from "../text/language.svelte";
import type { Trouble } from "../wire";
import { Failed } from "./api";

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Failed) return error.trouble;
  return { code: "page-error", details: {}, text: String(error) };
}

export function worded(trouble: Trouble): string {
  const message = `mistake-${trouble.code}`;
  const known = language.words?.has(message) ?? false;
  return known ? t(message, trouble.details) : trouble.text || t("mistake-unreachable");
}
