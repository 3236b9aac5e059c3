import { inLanguages } from "../kit/texts.ts";

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
};
