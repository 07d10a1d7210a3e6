import type { Lists } from "../../content/lists";

interface StoredKeysProps {
  keys: Lists["storedKeys"];
  words: Lists["storedKeyWords"];
}

/** Each key that the site may store in the browser, with its details. */
export function StoredKeys({ keys, words }: StoredKeysProps) {
  return (
    <ul aria-label={words.caption} className="border-text border-t text-small">
      {keys.map(({ key, ...facts }) => (
        <li key={key} data-stored={key} className="border-line border-b py-4">
          <p>
            <span className="text-muted">{words.key} </span>
            <b className="font-medium text-body">{key}</b>
          </p>
          <dl className="mt-3 grid gap-x-7 gap-y-3 sm:grid-cols-2">
            {(["where", "holds", "written", "gone"] as const).map((fact) => (
              <div key={fact}>
                <dt className="text-label text-muted">{words[fact]}</dt>
                <dd className="first-letter:uppercase">{facts[fact]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
