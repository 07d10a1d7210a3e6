const schemes = { System: "", Light: "light", Dark: "dark" };

/** Hidden until browser/scheme.ts runs; without script, the system's color scheme applies. */
export function SchemeSwitch() {
  return (
    <fieldset data-behavior="scheme" hidden className="scheme-switch">
      <legend>Color scheme</legend>
      {Object.entries(schemes).map(([name, value]) => (
        <label key={name}>
          <input type="radio" name="scheme" value={value} defaultChecked={!value} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
