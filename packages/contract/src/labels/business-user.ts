import { inLanguages } from "../kit/texts.ts";

export const businessUserLabels = {
  about: "The signed-in staff member: profile, language, password and e-mail address.",
  screens: {
    "/profile": inLanguages("Your profile", "Ваш профіль", "Ваш профиль", "Ihr Profil", "Votre profil"),
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
  },
  values: {},
};
