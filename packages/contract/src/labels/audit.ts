import type { AuditAction, AuditActor } from "../enums.ts";
import { inLanguages, type Texts } from "../kit/texts.ts";

const actors: Record<AuditActor, Texts> = {
  person: inLanguages("A person", "Особа", "Человек", "Eine Person", "Une personne"),
  terminal: inLanguages("A terminal", "Термінал", "Терминал", "Ein Terminal", "Un terminal"),
  system: inLanguages("The system", "Система", "Система", "Das System", "Le système"),
};

const actions: Record<AuditAction, Texts> = {
  added: inLanguages("Added", "Додано", "Добавлено", "Hinzugefügt", "Ajout"),
  changed: inLanguages("Changed", "Змінено", "Изменено", "Geändert", "Modification"),
  removed: inLanguages("Removed", "Вилучено", "Удалено", "Entfernt", "Suppression"),
  exported: inLanguages("Exported", "Експортовано", "Экспортировано", "Exportiert", "Export"),
  done: inLanguages("Done", "Виконано", "Выполнено", "Ausgeführt", "Exécution"),
};

export const auditLabels = {
  about: "Who changed what in the business. Entries are written together with the change and never altered.",
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
    created_dt: inLanguages("When", "Коли", "Когда", "Wann", "Quand"),
    actor: inLanguages("Who", "Хто", "Кто", "Wer", "Qui"),
    remote_addr: inLanguages("Address", "Адреса", "Адрес", "Adresse", "Adresse"),
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
