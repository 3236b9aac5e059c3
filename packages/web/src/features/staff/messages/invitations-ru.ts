import type { InvitationMessages } from "./invitations-en.ts";

const messages: InvitationMessages = {
  invite: "Пригласить по почте",
  personHint: "Они получат письмо со ссылкой. Она действует один раз в течение семи дней.",
  emailHint: "С этим адресом они будут входить: в свою учётную запись или в новую.",
  languageHint: "Язык письма.",
  account: "Своя запись",
  accountHint: "Входят в собственную учётную запись. Только они меняют своё имя, номер телефона и пароль.",
  invitations: "Приглашения",
  invitationsHint: "Их ещё не приняли.",
  ended: "Ссылка не действует",
  sentOn: (when) => `Отправлено ${when}`,
  sentAgain: (email) => `Приглашение отправлено на ${email}`,
  resend: "Отправить ещё раз",
  resendTo: (email) => `Отправить ещё раз на ${email}`,
  withdraw: "Отозвать",
  withdrawOf: (email) => `Отозвать приглашение для ${email}`,
  withdrawn: "Приглашение отозвано",
  withdrawTitle: "Отозвать приглашение?",
  withdrawMessage: "Ссылка в письме перестанет действовать.",
};
export default messages;
