import { useWords } from "../lib/use-words";

/** Hidden until browser/scheme.ts runs; without script, the system's color scheme applies. */
export function SchemeSwitch() {
  const { scheme, system, light, dark } = useWords().footer;
  const choices = [
    ["", system],
    ["light", light],
    ["dark", dark],
  ] as const;
  return (
    <fieldset data-behavior="scheme" hidden className="choice-row">
      <legend className="choice-label">{scheme}</legend>
      {choices.map(([value, name]) => (
        <label key={value}>
          <input type="radio" name="scheme" value={value} defaultChecked={!value} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
