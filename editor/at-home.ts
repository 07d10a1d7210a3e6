/** What the tool reads when it is loaded: at home nobody signs in, and a form stays open beside its page. */
function remember(key: string, value: object): void {
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
}

remember("sveltia-cms.prefs", { closeOnSave: false });
if (typeof __FORGE__ === "undefined")
  remember("sveltia-cms.user", { backendName: "gitea", token: "you", login: "you" });
