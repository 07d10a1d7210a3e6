/** What some browsers have and TypeScript's own list does not know yet. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
