import { useAddress } from "#kit/address/address.ts";
import { type AuditLine, BeforeAfter, Changes } from "#kit/history/changes.tsx";
import { useMessages } from "#kit/messages.ts";
import { useRuleSentence } from "#kit/rule-sentence/use-rule-sentence.ts";
import { Button } from "#ui/button.tsx";
import { ruleMessages } from "../../messages.ts";
import { ruleAt, unmentioned } from "./rule-history.ts";
import type { Rule } from "./values.ts";

interface RuleChangesProps {
  rule: Rule;
  line: AuditLine;
  lines: readonly AuditLine[];
}

/** Whether an entry is about the rule itself, in a state that a sentence can describe. */
export function describesRule(rule: Rule, { action, entity_id }: AuditLine): boolean {
  return entity_id === rule.id && (action === "added" || action === "changed");
}

/** A change of a rule: the rule in a sentence before and after, then the fields that the sentence does not mention. */
export function RuleChanges({ rule, line, lines }: RuleChangesProps) {
  const states = ruleAt(rule, lines, line.id);
  const sentenceOf = useRuleSentence(rule.loyalty_id, states ? [states.before, states.after] : []);
  if (!sentenceOf || !states) return null;
  const [before, after] = [sentenceOf(states.before), sentenceOf(states.after)];
  const isAdded = line.action === "added";
  // Sentences with many items may be equal; the fields then show what changed.
  const fields = before === after ? line.changes : line.changes.filter(({ field }) => unmentioned.includes(field));
  return (
    <>
      {(isAdded || before !== after) && (
        <p className="wrap-anywhere">
          <BeforeAfter before={isAdded ? undefined : before} after={after} />
        </p>
      )}
      {!isAdded && <Changes {...line} changes={fields} />}
      {line.id !== lines.find(({ entity_id }) => entity_id === rule.id)?.id && <SeeVersion of={line} />}
    </>
  );
}

/** Opens the rule as an entry left it, above its form. */
function SeeVersion({ of: { created_dt } }: { of: AuditLine }) {
  const t = useMessages(ruleMessages);
  const [, change] = useAddress();
  // Versions from before a moment are shown, so the moment after this one.
  const at = new Date(Date.parse(created_dt) + 1).toISOString();
  return (
    <div className="mt-2">
      <Button size="sm" onClick={() => change({ at }, { replace: false })}>
        {t.seeVersion}
      </Button>
    </div>
  );
}
