import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Личные данные",
  personHint: "Ваше имя показывается рядом со всем, что вы здесь делаете.",
};

export default messages;
