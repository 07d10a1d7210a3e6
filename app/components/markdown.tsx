import { type Block, blocksIn, type Inline } from "../content/markdown";
import { MailText } from "./mail-text";

type ListNode = Extract<Block, { type: "list" }>;
type TableNode = Extract<Block, { type: "table" }>;

/** Nodes of one text are known by where they begin. */
const keyOf = ({ position }: Block | Inline) => position?.start.offset;

function Words({ of }: { of: readonly Inline[] }) {
  return of.map((node) => {
    const key = keyOf(node);
    switch (node.type) {
      case "text":
        return <MailText key={key}>{node.value.replaceAll("\n", " ")}</MailText>;
      case "strong":
        return (
          <strong key={key} className="font-strong">
            <Words of={node.children} />
          </strong>
        );
      case "emphasis":
        // The fonts have no italics, and slanted letters would look broken.
        return (
          <em key={key} className="font-medium not-italic">
            <Words of={node.children} />
          </em>
        );
      case "link":
        return (
          <a key={key} href={node.url} className="underline underline-offset-4 hover:text-accent">
            <Words of={node.children} />
          </a>
        );
      default:
        return null;
    }
  });
}

const listed = "space-y-2 pl-5 marker:text-accent [li_&]:mt-2";

/** Its items, each with a list within at most. */
function List({ ordered, start, children }: ListNode) {
  const items = children.map((item) => (
    <li key={item.position?.start.offset}>
      <Blocks of={item.children} />
    </li>
  ));
  return ordered ? (
    <ol start={start === 1 ? undefined : (start ?? undefined)} className={`${listed} list-decimal`}>
      {items}
    </ol>
  ) : (
    <ul className={`${listed} list-disc`}>{items}</ul>
  );
}

/** The first cell of a row is its heading. */
function Table({ children: [head, ...rows] }: TableNode) {
  const columns = head?.children ?? [];
  return (
    <table className="stacking text-small">
      <thead>
        <tr>
          {columns.map((column) =>
            column.children.length ? (
              <th key={column.position?.start.offset} scope="col">
                <Words of={column.children} />
              </th>
            ) : (
              <td key={column.position?.start.offset} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, children: [first, ...cells] }) => (
          <tr key={position?.start.offset}>
            <th scope="row" className="font-medium max-md:text-body">
              <Words of={first?.children ?? []} />
            </th>
            {cells.map((cell, index) => (
              <td key={cell.position?.start.offset}>
                <b className="stacked">
                  <Words of={columns[index + 1]?.children ?? []} />
                </b>{" "}
                <Words of={cell.children} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Blocks({ of }: { of: readonly Block[] }) {
  return of.map((block) => {
    const key = keyOf(block);
    switch (block.type) {
      case "paragraph":
        return (
          <p key={key}>
            <Words of={block.children} />
          </p>
        );
      case "heading":
        return (
          <h3 key={key} className="display pt-3 text-title-4 leading-tight">
            <Words of={block.children} />
          </h3>
        );
      case "list":
        return <List key={key} {...block} />;
      case "table":
        return <Table key={key} {...block} />;
      default:
        return null;
    }
  });
}

/** A long text: paragraphs, lists, tables and headings, one below the other. */
export function Markdown({ children }: { children: string }) {
  return <Blocks of={blocksIn(children)} />;
}
