import type { Person } from "#kit/who.ts";

interface StoredView {
  person_id: string;
  shared: boolean;
}

/** Whether a person sees a view at all. */
export function maySee(view: StoredView, person: Person): boolean {
  return view.shared || view.person_id === person.personId;
}

/** Whether a person may change or remove a view: its maker always, an owner when it is shared. */
export function mayChange(view: StoredView, person: Person): boolean {
  return view.person_id === person.personId || (view.shared && person.access === "owner");
}
