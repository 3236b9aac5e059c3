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
      "This installation has no support team that could sign in. Ask whoever runs it.",
      "У цієї інсталяції немає служби підтримки, яка могла б увійти. Зверніться до того, хто нею керує.",
      "У этой инсталляции нет службы поддержки, которая могла бы войти. Обратитесь к тому, кто ею управляет.",
      "Diese Installation hat kein Support-Team, das sich anmelden könnte. Fragen Sie, wer sie betreibt.",
      "Cette installation n’a pas d’équipe d’assistance qui puisse se connecter. Demandez à qui la gère.",
    ),
  },
};
