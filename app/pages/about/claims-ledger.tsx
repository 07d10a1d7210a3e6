import type { AboutView } from "./view";

/** Every figure of the site in one table: three columns that fit a phone without scrolling. */
export function ClaimsLedger({ claims }: Pick<AboutView["measure"], "claims">) {
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="sr-only">
        Every figure we claim, with what it counts and over which time
      </caption>
      <thead>
        <tr className="border-text border-b [&>th]:py-3 [&>th]:font-medium">
          <th scope="col" className="w-[27%] md:w-[17%]">
            Figure
          </th>
          <th scope="col">What it counts</th>
          <th scope="col" className="w-[25%] pl-4 md:w-[20%]">
            Period
          </th>
        </tr>
      </thead>
      <tbody>
        {claims.map(({ id, value, label, scope, period }) => (
          <tr key={id} className="border-line border-b align-baseline [&>*]:py-4">
            <th
              scope="row"
              data-claim={id}
              className="display text-title-4 max-xs:text-body md:text-title-3"
            >
              {value}
            </th>
            <td className="text-muted">
              <div className="gap-x-8 lg:grid lg:grid-cols-[14rem_1fr]">
                <span className="block font-medium text-text first-letter:uppercase">{label}</span>
                {scope}
              </div>
            </td>
            <td className="pl-4 text-muted">{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
