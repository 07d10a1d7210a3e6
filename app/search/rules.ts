import type { SearchWords } from "../lib/island-data.ts";

/** What a search knows of a language: it travels with search.json, so no visitor gets that of another. */
export type SearchRules = NonNullable<SearchWords["rules"]>;

const german: SearchRules = {
  letters: { ä: "ae", ö: "oe", ü: "ue", ß: "ss" },
  ending:
    "(?:ierungen|ierung|ierten|ierte|ieren|iert|ungen|ung|heiten|heit|keiten|keit|lichen|liche|lich|ischen|ische|isch|enden|ende|ern|ens|en|er|es|em|st|[enst])$",
  stopWords: `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bekomme bin bis bist
    bitte brauche brauchen da dabei damit danach dann das dass dein deine dem den denn der des dessen dich die dies diese
    diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einfach er es etwas euch euer eure
    fuer gab geben gegen geht gehoert genau gern gibt habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer im in indem ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem keinen koennen koennt
    koennten kommt machen macht man mehr mein meine meinem meinen meiner mich mir mit moechte muss muessen nach nicht nichts
    noch nun nur ob oder ohne schon sehr sein seine seit sich sie sind so sogar soll sollen sollte solche sonst sowie suche
    ueber um und uns unser unsere unserem unseren unserer unter viel viele vom von vor waere wann war waren warum was weil
    welche welchem welchen welcher welches wenn wer werden wie wieder will wir wird wo wollen wurde wurden zu zum zur zwischen`,
};

/** A language that is not known here is searched as English is. */
export const rulesOf = (language: string): SearchRules | undefined =>
  /^de\b/.test(language) ? german : undefined;
