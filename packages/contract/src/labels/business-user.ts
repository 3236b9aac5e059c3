import { failure, inLanguages } from "../kit/texts.ts";

export const businessUserLabels = {
  about: "The signed-in staff member: profile, language, password and e-mail address.",
  screens: {
    "/profile": inLanguages("Your profile", "Ваш профіль", "Ваш профиль", "Ihr Profil", "Votre profil"),
    "/profile/security": inLanguages(
      "Sign-in and security",
      "Вхід і безпека",
      "Вход и безопасность",
      "Anmeldung und Sicherheit",
      "Connexion et sécurité",
    ),
  },
  entityTypes: {
    person: inLanguages("Profile", "Профіль", "Профиль", "Profil", "Profil"),
    support_access: inLanguages(
      "Support access",
      "Доступ підтримки",
      "Доступ поддержки",
      "Zugang für den Support",
      "Accès de l’assistance",
    ),
  },
  fields: {
    support: inLanguages(
      "Support access",
      "Доступ підтримки",
      "Доступ поддержки",
      "Zugang für den Support",
      "Accès de l’assistance",
    ),
    current_password: inLanguages(
      "Current password",
      "Поточний пароль",
      "Текущий пароль",
      "Aktuelles Passwort",
      "Mot de passe actuel",
    ),
    external_id: inLanguages(
      "ID in another system",
      "Ідентифікатор в іншій системі",
      "Идентификатор в другой системе",
      "Kennung in einem anderen System",
      "Identifiant dans un autre système",
    ),
    pin: inLanguages("PIN", "PIN-код", "PIN-код", "PIN", "Code PIN"),
  },
  values: {},
  failures: {
    "support_access.unavailable": failure(
      422,
      "The installation has no support staff.",
      "This installation has no support team. Ask its administrator.",
      "У цієї інсталяції немає служби підтримки. Зверніться до її адміністратора.",
      "У этой инсталляции нет службы поддержки. Обратитесь к её администратору.",
      "Diese Installation hat kein Support-Team. Fragen Sie den Administrator.",
      "Cette installation n’a pas d’équipe d’assistance. Adressez-vous à son administrateur.",
    ),
  },
};
