import { blanks, group, line } from "./fields.ts";

const button = (title: string) => line(title, 34);
const word = (title: string) => line(title, 24);
const sentence = (title: string) => line(title, 90);

/** A form for each number that the language tells apart; most have two. */
export const inForms = (title: string, ...names: string[]) => {
  const form = (name: string) => blanks(name, 34, ...names);
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
    contact: button("To the contact page, in a few words"),
    readCaseStudy: button("To a case study"),
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
      back: button("To all case studies"),
    }),
    server: group("The server fails", {
      label: word("Above the heading"),
      heading: line("Heading", 40),
      text: line("Text", 140),
      reload: button("Loads the page again"),
      home: button("To the home page"),
    }),
  }),
  schedule: group("Schedule of a service", {
    week: blanks("One of the weeks", 24, "week"),
    days: inForms("Days of a row", "days"),
    covers: inForms("Weeks that a passage covers", "weeks"),
    and: blanks("The last of several weeks", 24, "first", "last"),
    from: blanks("From a week on", 24, "week"),
    later: blanks("The same, and the time after", 24, "weeks"),
    after: blanks("After the last week", 24, "week"),
    ofSchedule: word("Read after the weeks, which lead to the drawing"),
    decision: blanks("A decision", 24, "name"),
    handover: blanks("What is handed over", 24, "name"),
    onCriticalPath: word("Read at critical work"),
    work: word("Legend: work"),
    criticalPath: word("Legend: critical path"),
    decisionOrHandover: word("Legend: the dot"),
    handoverAlone: word("Legend: the dot, if nothing is decided"),
  }),
  service: group("Pages of services", {
    atAGlance: word("Facts at the side"),
    industries: word("Before the industries"),
    instead: blanks("When another service fits better", 34, "when", "service"),
    shortMonth: blanks("Month in which a benefit lands", 12, "month"),
    fromMonth: blanks("Read there: it stays", 24, "month"),
    inMonth: blanks("Read there: one month", 24, "month"),
    inMonths: blanks("Read there: several months", 24, "from", "to"),
    phaseChart: group(
      "Chart of a service without a picture",
      {
        title: blanks("Title", 35, "title"),
        summary: blanks("Summary", 100, "phase"),
        measure: line("What is counted", 30, "In %."),
      },
      "How much of each phase the service covers; {phase} is the one in which it ends.",
    ),
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
});
