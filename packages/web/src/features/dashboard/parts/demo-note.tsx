import { useMessages } from "#kit/messages.ts";
import { useSignOut } from "#kit/session/use-sign-out.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { dashboardMessages } from "../messages.ts";

/** Says that the data of a demo business are made up, and leads to a business of one's own. */
export function DemoNote() {
  const t = useMessages(dashboardMessages);
  const signOut = useSignOut();
  return (
    <div className="mb-4">
      <Callout
        title={t.demo.title}
        action={
          <Button size="sm" onClick={() => void signOut({ tab: "register" })}>
            {t.demo.leave}
          </Button>
        }
      >
        {t.demo.text}
      </Callout>
    </div>
  );
}
