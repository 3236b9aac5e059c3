import { inLanguages } from "../kit/texts.ts";

export const businessUserLabels = {
  about: "The person who is signed in: profile, language, password and e-mail address.",
  entityTypes: {
    person: inLanguages("Profile", "Профіль", "Профиль", "Profil", "Profil"),
  },
  fields: {
    current_password: inLanguages(
      "Present password",
      "Поточний пароль",
      "Текущий пароль",
      "Aktuelles Passwort",
      "Mot de passe actuel",
    ),
  },
  values: {},
};
