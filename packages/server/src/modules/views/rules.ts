import type { Person } from "#kit/who.ts";

interface StoredView {
  person_id: string;
  shared: boolean;
}

/** Whether a person may see a view. */
export function maySee(view: StoredView, person: Person): boolean {
  return view.shared || view.person_id === person.personId;
}

/** Whether a person may change or remove a view: its author always, an owner if it is shared. */
export function mayChange(view: StoredView, person: Person): boolean {
  return view.person_id === person.personId || (view.shared && person.access === "owner");
}
