/** What ends advertising if it is all that somebody answers: the words that operators of telephone networks know, and those of our five languages. */
const words = [
  ...["stop", "stopall", "stop all", "unsubscribe", "cancel", "end", "quit", "opt out", "optout", "revoke"],
  ...["стоп", "відписатися", "відписатись", "відписка", "відмова", "скасувати"],
  ...["отписаться", "отписка", "отказ", "отменить"],
  ...["stopp", "abmelden", "abbestellen", "austragen", "widerruf"],
  ...["arrêt", "arrêter", "désabonner", "désabonnement", "désinscrire", "désinscription"],
];

/** Without capitals, accents and signs. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const known = new Set(words.map(plain));

/** Whether a customer withdraws consent with an answer. */
export const isStop = (text: string): boolean => known.has(plain(text));
