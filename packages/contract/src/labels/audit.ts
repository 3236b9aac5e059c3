import type { AuditAction, AuditActor } from "../enums.ts";
import { inLanguages, type Texts } from "../kit/texts.ts";

const actors: Record<AuditActor, Texts> = {
  person: inLanguages("Staff member", "Працівник", "Сотрудник", "Mitarbeiter", "Employé"),
  support: inLanguages("Support", "Підтримка", "Поддержка", "Support", "Assistance"),
  key: inLanguages("API key", "Ключ API", "Ключ API", "API-Schlüssel", "Clé API"),
  terminal: inLanguages("Terminal", "Термінал", "Терминал", "Terminal", "Terminal"),
  system: inLanguages("System", "Система", "Система", "System", "Système"),
};

const actions: Record<AuditAction, Texts> = {
  added: inLanguages("Added", "Додано", "Добавлено", "Hinzugefügt", "Ajout"),
  changed: inLanguages("Changed", "Змінено", "Изменено", "Geändert", "Modification"),
  removed: inLanguages("Deleted", "Видалено", "Удалено", "Gelöscht", "Suppression"),
  exported: inLanguages("Exported", "Експортовано", "Экспортировано", "Exportiert", "Export"),
  done: inLanguages("Done", "Виконано", "Выполнено", "Ausgeführt", "Exécution"),
};

export const auditLabels = {
  about: "Who changed what in the business. Each entry is written together with the change and is never altered.",
  screens: {
    "/audit": inLanguages(
      "Audit log",
      "Журнал змін",
      "Журнал изменений",
      "Änderungsprotokoll",
      "Journal des modifications",
    ),
  },
  entityTypes: {
    export: inLanguages("File", "Файл", "Файл", "Datei", "Fichier"),
  },
  fields: {
    created_dt: inLanguages("Time", "Час", "Время", "Zeit", "Date"),
    actor: inLanguages("Changed by", "Ким змінено", "Кем изменено", "Geändert von", "Modifié par"),
    remote_addr: inLanguages("IP address", "IP-адреса", "IP-адрес", "IP-Adresse", "Adresse IP"),
    action: inLanguages("Action", "Дія", "Действие", "Vorgang", "Action"),
    entity_type: inLanguages("Record", "Запис", "Запись", "Datensatz", "Fiche"),
    title: inLanguages("Name", "Назва", "Название", "Name", "Nom"),
    changes: inLanguages("Changes", "Зміни", "Изменения", "Änderungen", "Modifications"),
    entity_id: inLanguages("ID", "Ідентифікатор", "Идентификатор", "ID", "Identifiant"),
    call: inLanguages("Call", "Виклик", "Вызов", "Aufruf", "Appel"),
    request_id: inLanguages(
      "Request ID",
      "Ідентифікатор запиту",
      "Идентификатор запроса",
      "Anfrage-ID",
      "Identifiant de la requête",
    ),
  },
  values: { action: actions, actor: actors },
};
