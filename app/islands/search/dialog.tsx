import { useRef } from "react";
import { IslandBoundary } from "../boundary";
import { useKeyboardRoom } from "../use-keyboard-room";
import { SearchPanel, type SearchPanelProps } from "./panel";

/** Modal, so the browser traps and returns the focus, and closes it on Escape. */
export function SearchDialog(props: Omit<SearchPanelProps, "onClose">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useKeyboardRoom(dialog);
  return (
    <dialog
      ref={dialog}
      aria-label={props.words.dialog}
      // Not on click, which also fires when a text selection that began in the input ends outside.
      onMouseDown={({ target }) => target === dialog.current && close()}
      className="search-dialog floating bg-page text-text backdrop:bg-[rgb(0_0_0/0.6)]"
    >
      <IslandBoundary words={props.words.failure} className="p-5">
        <SearchPanel {...props} onClose={close} />
      </IslandBoundary>
    </dialog>
  );
}
