/** Imported first by scenes that have a site of their own, beside the one that the others share (site.ts). */
process.env.SITE_APART = "yes";
