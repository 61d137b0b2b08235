import "./app.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { me } from "./app/guest.svelte";
import { settings } from "./app/settings.svelte";
import { language } from "./text/language.svelte";

settings.apply();
const target = document.getElementById("paravent");
if (target) {
  void language.begin().then(() => {
    me.listen();
    mount(App, { target });
  });
}
