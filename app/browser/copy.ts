/** A button that copies the element with the id in `data-copy`, as it is read, and announces it. */
export function copy(button: HTMLElement): void {
  const { copy: id = "", copied = "", selected = "" } = button.dataset;
  const source = document.getElementById(id);
  const status = button.nextElementSibling;
  if (!source || !status) return;
  const copyText = async () => {
    // Emptied first, so that a second copy is announced as well.
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(source.innerText);
      status.textContent = copied;
    } catch {
      getSelection()?.selectAllChildren(source);
      status.textContent = selected;
    }
  };
  button.addEventListener("click", copyText);
  if (window.tapped === button) copyText();
}
