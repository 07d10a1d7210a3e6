import { blanks, group, line } from "./fields.ts";

const button = (title: string) => line(title, 34);
const word = (title: string) => line(title, 24);

/** Words of buttons and labels, which are the same on every page. */
export const interfaceSchema = group("Buttons and labels", {
  actions: group("Buttons and links", {
    schedule: button("To the contact page"),
    featured: button("To the featured service"),
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
    dutyDesk: word("A shift of the duty desk"),
    workingDay: word("A working day"),
    period: word("Over which time"),
    method: word("How it is computed"),
    checkedBy: word("Who checked it"),
    cases: word("Case studies with such a result"),
  }),
});
