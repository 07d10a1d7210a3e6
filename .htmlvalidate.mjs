/** What the HTML of every built page must keep to; a rule that is off has its reason. */
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Pages are written by parse5, which spells `hidden=""` as the standard's own serializer does.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
  },
};
