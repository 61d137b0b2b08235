/** Which piece a click on a palace space means, where there is a choice. */

class Pieces {
  chosen = $state<"palace" | "fortify">("palace");
}

export const pieces = new Pieces();
