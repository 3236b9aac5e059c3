import { inLanguages } from "../kit/texts.ts";

export const businessUserLabels = {
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
