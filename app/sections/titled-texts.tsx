/** Short texts under titles, between hairlines, in up to three columns. */
export function TitledTexts({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-6">
          <h3 className="display mb-2 text-title-4">{title}</h3>
          <p className="text-muted text-small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
