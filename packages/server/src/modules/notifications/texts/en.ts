import { labelled } from "@patron/contract/labelled";
import type { Sentences } from "../facts.ts";

const by = (name: string) => (name ? `By ${name}.` : "");

export const sentences: Sentences = {
  "daily-report": ({ day, sums }, show) => ({
    title: `Sales on ${show.day(day)}`,
    text:
      sums.length === 0
        ? "No sales."
        : sums
            .map(
              ({ currency, sales, amount }) =>
                `${show.money(amount, currency)} in ${show.number(sales)} ${show.plural(sales) === "one" ? "sale" : "sales"}.`,
            )
            .join("\n"),
  }),
  refund: ({ number, amount, currency, terminal, by: who }, show) => ({
    title: `Refund of ${show.money(amount, currency)}`,
    text: [`Sale ${number}${terminal && ` at ${terminal}`} was cancelled.`, by(who)].filter(Boolean).join(" "),
  }),
  "account-low": ({ account, owner, available, mark }, show) => ({
    title: labelled(account, `${show.own(available)} left`, "en"),
    text: `The account of ${owner} has less than ${show.own(mark)}.`,
  }),
  "till-opened": ({ terminal, pos, by: who }) => ({
    title: `${terminal} was opened`,
    text: [`Point of sale: ${pos}.`, by(who)].filter(Boolean).join(" "),
  }),
  "mailing-done": ({ loyalty, recipients }, show) => ({
    title: "Your mailing has been sent",
    text: labelled(
      loyalty,
      `${show.number(recipients)} ${show.plural(recipients) === "one" ? "recipient" : "recipients"}.`,
      "en",
    ),
  }),
  "provider-failing": ({ message_type, problem }, show) => ({
    title: `${show.channel(message_type)}: messages cannot be sent`,
    text: `${show.own(problem)} Check the service under Message delivery.`,
  }),
  "card-not-refunded": ({ number, terminal, amount, currency, isReturning, problem, said }, show) => ({
    title: isReturning ? `A charge for sale ${number} is being refunded` : `A card refund for ${number} has failed`,
    text: [
      labelled(terminal, show.money(amount, currency), "en"),
      show.own(problem),
      said,
      isReturning ? "" : "Patron will try again automatically. Details are in the transaction.",
    ]
      .filter(Boolean)
      .join(" "),
  }),
  "fiscal-refused": ({ number, terminal, problem, said }, show) => ({
    title: number ? `The fiscal receipt of ${number} was refused` : "The end of a fiscal shift was refused",
    text: [
      labelled(terminal, show.own(problem), "en"),
      said,
      "Patron will try again automatically. Details are under Fiscal receipts.",
    ]
      .filter(Boolean)
      .join("\n"),
  }),
  "offline-conflict": ({ number, terminal, conflict }, show) => ({
    title: `Offline sale ${number} needs a decision`,
    text: [
      labelled(terminal, show.own(conflict), "en"),
      "Details are under Offline sales, with any others that this till sends within the hour.",
    ].join("\n"),
  }),
  "spending-limit": ({ limit, currency }, show) => ({
    title: "The spending limit for messages is reached",
    text: `Messages would cost more than ${show.money(limit, currency)} this month, so some were held back. Raise the limit under Message delivery.`,
  }),
  "ledger-difference": ({ gaps }, show) => ({
    title: "The ledger check found a difference",
    text: `Balances that do not match their entries: ${show.number(gaps)}. Review the result and contact your server administrator.`,
  }),
  "access-changed": ({ staff, by: who, change }) => ({
    title: {
      added: `${staff} was added to the staff`,
      changed: `The access of ${staff} was changed`,
      suspended: `${staff} was suspended`,
      reinstated: `${staff} can sign in again`,
    }[change],
    text: by(who),
  }),
  "api-key-changed": ({ by: who, change }) => ({
    title: change === "made" ? "A new API key was made" : "The API key was removed",
    text: by(who),
  }),
  "new-device": ({ person, device, address }) => ({
    title: `${person} signed in from a new device`,
    text: [device, address].filter(Boolean).join(", "),
  }),
  "support-entered": ({ by }) => ({
    title: `${by} of support entered your business`,
    text: "End their access under Support if you did not expect it.",
  }),
  "listing-decided": ({ pos, state, reason }) => ({
    title: state === "allowed" ? `${pos} is in the public directory` : `The listing of ${pos} was rejected`,
    text: reason,
  }),
  "support-answered": ({ by, subject }) => ({
    title: "Support answered",
    text: [subject, by].filter(Boolean).join(", "),
  }),
};
