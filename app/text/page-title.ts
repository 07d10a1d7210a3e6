export const pageTitle = (title: string, site: { name: string }) => `${title} | ${site.name}`;
