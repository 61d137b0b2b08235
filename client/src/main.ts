import "./app.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { proposals } from "./app/proposals.svelte";
import { me } from "./app/guest.svelte";
import { install, offline } from "./app/offline";
import { settings } from "./app/settings.svelte";
import "./table/tip.svelte"; // it notes every click, also those that lead to a table
import { language } from "./text/language.svelte";

settings.apply();
install();
const target = document.getElementById("paravent");
if (target) {
  void language.begin().then(() => {
    if (!offline) {
      me.listen();
      proposals.listen();
    }
    mount(App, { target });
  });
}
