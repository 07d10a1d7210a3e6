import { blanks, group, line, list } from "./fields.ts";

const button = (title: string) => line(title, 34);
const word = (title: string) => line(title, 24);
const sentence = (title: string) => line(title, 90);

/** A form for each number that the language tells apart; most have two. */
const counted = (title: string, ...names: string[]) => {
  const form = (name: string) => blanks(name, 48, "count", ...names);
  return group(title, {
    one: form("One"),
    few: form("A few, if the language has a form for them").exactOptional(),
    many: form("Many, if the language has a form for them").exactOptional(),
    other: form("All others"),
  });
};

/** Words of buttons and labels, which are the same on every page. */
export const interfaceSchema = group("Buttons and labels", {
  actions: group("Buttons and links", {
    schedule: button("To the contact page"),
    featured: button("To the featured service"),
    backToServices: button("From a service to all of them"),
  }),
  caseStudies: group("Case studies", {
    breadcrumb: word("The folder, in breadcrumbs"),
    read: button("To a case study"),
    back: button("To all case studies"),
    filter: word("The filter"),
    all: word("The filter: all of them"),
    count: counted("How many there are"),
    countIn: counted("How many an industry has", "industry"),
    used: word("A service that it used"),
    previous: blanks("To the one before", 34, "industry"),
    next: blanks("To the one after", 34, "industry"),
    cost: blanks("What it cost", 34, "cost", "budget"),
    duration: blanks("How long it took", 34, "time", "from", "to"),
    oneMonth: blanks("How long it took, if a month", 34, "time", "month"),
    before: word("A measure before"),
    after: word("A measure after"),
    change: blanks("From before to after", 34, "from", "to"),
  }),
  header: group("Header and menu", {
    skip: word("To the content"),
    home: blanks("The logo", 34, "name"),
    main: word("Main navigation"),
    breadcrumb: word("Where the page is"),
    menu: word("Menu"),
    openMenu: word("Opens the menu"),
    closeMenu: word("Closes the menu"),
    search: word("Search"),
  }),
  footer: group("Footer", {
    company: word("Company"),
    services: word("Services"),
    trust: word("Trust"),
    legal: word("Legal"),
    rights: word("Rights"),
    scheme: word("Color scheme"),
    system: word("As the system"),
    light: word("Light"),
    dark: word("Dark"),
  }),
  dock: group("Buttons at the edge", {
    label: word("All of them"),
    top: word("To the top"),
    chat: word("The chat"),
    ask: word("Opens the chat"),
    coming: sentence("While the chat loads"),
    failed: sentence("If it does not load; the mailbox follows"),
  }),
  errors: group("When something is missing", {
    notFound: group("No such page", {
      title: line("Title of the tab", 40),
      description: sentence("For search engines"),
      heading: line("Heading", 40),
      text: line("Text", 140),
      home: button("To the home page"),
      services: button("To the services"),
      nearest: line("Above pages with a similar address", 40),
    }),
    caseStudy: group("No such case study", {
      title: line("Title of the tab", 40),
      label: word("Above the heading"),
      heading: line("Heading", 40),
      text: line("Text", 140),
    }),
    server: group("The server fails", {
      label: word("Above the heading"),
      heading: line("Heading", 40),
      text: line("Text", 140),
      reload: button("Loads the page again"),
      home: button("To the home page"),
    }),
  }),
  text: group("Around long texts", {
    contents: word("Table of contents"),
    updated: word("Before the date of the page"),
    wordingChanged: blanks("When its words changed", 40, "date"),
    questions: word("Before the mailbox"),
    legal: word("Above the title of a legal page"),
  }),
  figures: group("Around figures", {
    founded: word("Below the year of foundation"),
    up: word("A figure rose"),
    down: word("A figure fell"),
    benchmark: blanks("What others achieve", 40, "label", "value"),
    years: blanks("Years of experience", 24, "count"),
    people: blanks("People of a hub", 24, "count"),
    dutyDesk: blanks("A shift of the duty desk", 40, "from", "to"),
    workingDay: blanks("A working day", 40, "from", "to"),
    period: word("Over which time"),
    method: word("How it is computed"),
    checkedBy: word("Who checked it"),
    cases: word("Case studies with such a result"),
  }),
  numbers: list(0, 24, "Numbers as words, from zero on", line("Number", 16), {
    hint: "Larger ones are written in figures.",
  }),
  track: group("Programs against their plan", {
    axis: word("Before the months of an axis"),
    planned: word("Legend: the plan"),
    happened: word("Legend: what happened"),
    turn: word("Legend: the turning point"),
    at: blanks("What happened in a month", 34, "month", "text"),
    plan: blanks("Plan and duration", 40, "planned", "took"),
    agreed: blanks("When a new date was agreed", 40, "month"),
    madeUp: blanks("The result was late, the program was not", 60, "result", "time"),
    madeUpAgreed: blanks(
      "The same, with the month of the agreement",
      80,
      "result",
      "time",
      "month",
    ),
    stepPlanned: word("Before the planned time of a step"),
    stepTook: word("Before the time that it took"),
    none: word("In place of the time, if it was not planned"),
    notPlanned: word("In place of its bar"),
    followedBy: blanks("One time after another", 24, "first", "next"),
    inMonth: blanks("A month", 24, "month"),
    inMonths: blanks("Several months", 24, "spans"),
    span: blanks("From one month to another", 24, "from", "to"),
    limit: blanks("When the date is that nobody could move", 40, "text", "time"),
    change: word("Before what was agreed"),
  }),
});
