import type { Language, ReferralGrantType } from "@patron/contract/enums";

/** Texts of an invitation. */
export interface InvitationMessages {
  title(programme: string): string;
  invitedBy(name: string): string;
  /** What one gets, by when. */
  gifts: Record<ReferralGrantType, (amount: string) => string>;
  percent(rate: string): string;
  how: string;
  steps: string;
  /** Above the links to the business's own app. */
  app: string;
}

/** An invitation is in the language of whoever reads it. */
export const invitationMessages: Record<Language, InvitationMessages> = {
  en: {
    title: (programme) => `Join ${programme}`,
    invitedBy: (name) => `${name} invites you.`,
    gifts: {
      "on-registration": (amount) => `You get ${amount} in bonuses when you register.`,
      "on-first-purchase": (amount) => `You get ${amount} in bonuses with your first purchase.`,
      "on-each-purchase": (amount) => `You get ${amount} in bonuses with each purchase.`,
    },
    percent: (rate) => `You get ${rate} of your first purchase back as bonuses.`,
    how: "How to join",
    steps: "Tell the cashier your phone number and show this code. You don’t need an app.",
    app: "Our app",
  },
  uk: {
    title: (programme) => `Приєднуйтесь до програми «${programme}»`,
    invitedBy: (name) => `Вас запрошує ${name}.`,
    gifts: {
      "on-registration": (amount) => `Ви отримаєте ${amount} бонусами під час реєстрації.`,
      "on-first-purchase": (amount) => `Ви отримаєте ${amount} бонусами з першою покупкою.`,
      "on-each-purchase": (amount) => `Ви отримаєте ${amount} бонусами з кожною покупкою.`,
    },
    percent: (rate) => `Вам повернеться ${rate} від першої покупки бонусами.`,
    how: "Як приєднатися",
    steps: "Назвіть на касі номер телефону й покажіть цей код. Застосунок не потрібен.",
    app: "Наш застосунок",
  },
  ru: {
    title: (programme) => `Присоединяйтесь к программе «${programme}»`,
    invitedBy: (name) => `Вас приглашает ${name}.`,
    gifts: {
      "on-registration": (amount) => `Вы получите ${amount} бонусами при регистрации.`,
      "on-first-purchase": (amount) => `Вы получите ${amount} бонусами с первой покупкой.`,
      "on-each-purchase": (amount) => `Вы получите ${amount} бонусами с каждой покупкой.`,
    },
    percent: (rate) => `Вам вернётся ${rate} от первой покупки бонусами.`,
    how: "Как присоединиться",
    steps: "Назовите на кассе номер телефона и покажите этот код. Приложение не нужно.",
    app: "Наше приложение",
  },
  de: {
    title: (programme) => `Machen Sie mit bei ${programme}`,
    invitedBy: (name) => `${name} lädt Sie ein.`,
    gifts: {
      "on-registration": (amount) => `Sie erhalten ${amount} in Boni bei der Anmeldung.`,
      "on-first-purchase": (amount) => `Sie erhalten ${amount} in Boni beim ersten Einkauf.`,
      "on-each-purchase": (amount) => `Sie erhalten ${amount} in Boni bei jedem Einkauf.`,
    },
    percent: (rate) => `Sie erhalten ${rate} Ihres ersten Einkaufs als Boni zurück.`,
    how: "So machen Sie mit",
    steps: "Nennen Sie an der Kasse Ihre Telefonnummer und zeigen Sie diesen Code. Sie brauchen keine App.",
    app: "Unsere App",
  },
  fr: {
    title: (programme) => `Rejoignez ${programme}`,
    invitedBy: (name) => `${name} vous invite.`,
    gifts: {
      "on-registration": (amount) => `Vous recevez ${amount} en bonus à l’inscription.`,
      "on-first-purchase": (amount) => `Vous recevez ${amount} en bonus lors de votre premier achat.`,
      "on-each-purchase": (amount) => `Vous recevez ${amount} en bonus à chaque achat.`,
    },
    percent: (rate) => `Vous récupérez ${rate} de votre premier achat en bonus.`,
    how: "Comment participer",
    steps: "Donnez votre numéro de téléphone à la caisse et montrez ce code. Aucune application n’est nécessaire.",
    app: "Notre application",
  },
};
