const schemes = { System: "", Light: "light", Dark: "dark" };

/** Which of the two color schemes; browser/scheme.ts shows and serves it, without it the system decides. */
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
