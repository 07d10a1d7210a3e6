import { blanks, group, line } from "./fields.ts";

const button = (title: string) => line(title, 34);
const word = (title: string) => line(title, 24);
const sentence = (title: string) => line(title, 90);

/** Words of buttons and labels, which are the same on every page. */
export const interfaceSchema = group("Buttons and labels", {
  actions: group("Buttons and links", {
    schedule: button("To the contact page"),
    featured: button("To the featured service"),
    more: button("To a service or an industry"),
    ask: button("To the contact page, with a service as topic"),
  }),
  charts: group("Around charts", {
    sample: word("Below invented figures"),
    data: word("Opens the table"),
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
  plan: group("On the plan of services", {
    span: blanks("From which phase to which", 24, "from", "to"),
    ends: blanks("With what a service ends", 34, "span", "event"),
  }),
});
