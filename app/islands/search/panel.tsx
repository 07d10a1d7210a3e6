import { type KeyboardEvent, type MouseEvent, useMemo, useState } from "react";
import type { SearchWords } from "../../lib/island-data";
import { longestQuery } from "../../search/query";
import type { SearchIndex } from "../../search/search";
import { isComposing } from "../composing";
import { Control } from "../control";
import { IslandIcon } from "../icon";
import { answerTo } from "./answer";
import { ChoiceList, choiceId, listId } from "./choice-list";
import { Foot } from "./foot";
import { movedBy } from "./movement";
import { useSettled } from "./use-settled";
import { whereAsked } from "./where-asked";

export interface SearchPanelProps {
  index: SearchIndex;
  words: SearchWords;
  /** Text typed while the search was loading. */
  typed: string;
  onClose: () => void;
}

const isForNewTab = (event: KeyboardEvent | MouseEvent) => event.ctrlKey || event.metaKey;

/** The input and its results. Stays mounted while the dialog is closed, to keep the query. */
export function SearchPanel({ index, words, typed, onClose }: SearchPanelProps) {
  const [query, setQuery] = useState(typed);
  const [active, setActive] = useState(0);
  const answer = useMemo(() => answerTo(query, index, words, whereAsked()), [query, index, words]);
  const announced = useSettled(answer);
  const choices = answer.groups.flatMap((group) => group.choices);

  const onInput = (text: string) => {
    setQuery(text);
    setActive(0);
    document.getElementById(listId)?.scrollTo(0, 0);
  };

  const follow = (event: KeyboardEvent) => {
    event.preventDefault();
    const link = document.getElementById(choiceId(active)) as HTMLAnchorElement | null;
    if (isForNewTab(event)) window.open(link?.href, "_blank");
    else link?.click();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter") return follow(event);
    const next = movedBy(event.key, active, choices.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <>
      <div className="flex flex-none items-center gap-3 border-line border-b pr-2 pl-5 has-[input:focus-visible]:border-accent">
        <IslandIcon name="search" />
        <input
          role="combobox"
          aria-label={words.input}
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-activedescendant={choices.length ? choiceId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestQuery}
          placeholder={words.placeholder}
          value={query}
          onChange={({ target }) => onInput(target.value)}
          onKeyDown={onKeyDown}
          className="h-14 w-full grow bg-transparent text-lead outline-none placeholder:text-muted placeholder:opacity-100"
        />
        <Control label={words.close} icon="close" onClick={onClose} />
      </div>
      {answer.note && <p className="wrap-anywhere flex-none px-5 pt-4">{answer.note}</p>}
      <ChoiceList
        label={query.trim() && !answer.note ? words.results : words.suggestions}
        groups={answer.groups}
        active={active}
        onPoint={setActive}
        onFollow={(event) => isForNewTab(event) || event.shiftKey || onClose()}
      />
      <Foot words={words} />
      <p role="status" className="sr-only">
        {announced?.announcement}
      </p>
    </>
  );
}
