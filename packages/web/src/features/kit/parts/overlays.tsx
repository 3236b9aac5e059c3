import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { Chapter } from "../specimen.tsx";

export function Overlays() {
  return (
    <Chapter
      id="overlays"
      title="What floats"
      pieces={[
        ["Modal and questions", Modals],
        ["Drawer", Drawers],
        ["Menu, popover, tooltip", Menus],
        ["Toasts", ToastButtons],
      ]}
    />
  );
}

function Modals() {
  const [result, setResult] = useState("nothing yet");
  async function rename() {
    const name = await openModal<string>({
      title: "Rename the station",
      description: "The new name is on receipts from the next sale on.",
      content: (close) => <Rename close={close} />,
    });
    setResult(name ?? "closed without a result");
  }
  async function remove() {
    const agreed = await confirm({
      title: "Remove the price group «Night»?",
      message: "This cannot be undone.",
      lost: ["12 prices set by hand", "The schedule of 3 stations"],
      confirm: "Remove the group",
      cancel: "Keep it",
      typeName: { name: "Night", label: "Type «Night» to go on" },
    });
    setResult(agreed ? "agreed" : "cancelled");
  }
  async function leave() {
    const agreed = await confirm({
      title: "Leave without saving?",
      message: "Your three changes on this page will be lost.",
      confirm: "Leave",
      cancel: "Stay",
      tone: "warning",
    });
    setResult(agreed ? "left" : "stayed");
  }
  return (
    <>
      <Button onClick={rename}>Open a modal</Button>
      <Button onClick={leave}>Request before leaving</Button>
      <Button variant="danger" look="outline" onClick={remove}>
        Remove much
      </Button>
      <span className="text-muted">Result: {result}</span>
    </>
  );
}

function Rename({ close }: { close: (name?: string) => void }) {
  const [name, setName] = useState("Station on Kyivska");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        close(name);
      }}
    >
      <ModalBody>
        <Field label="Name" required>
          <Input value={name} onChange={setName} />
        </Field>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>Cancel</Button>
        <Button variant="primary" type="submit">
          Rename
        </Button>
      </ModalFooter>
    </form>
  );
}

function Drawers() {
  const [open, setOpen] = useState<"modal" | "beside" | null>(null);
  return (
    <>
      <Button onClick={() => setOpen("modal")}>Open a drawer</Button>
      <Button onClick={() => setOpen("beside")}>Beside a living list</Button>
      <Drawer
        open={open !== null}
        modal={open === "modal"}
        onClose={() => setOpen(null)}
        title="Olena Kovalchuk"
        status={<Status tone="success">Active</Status>}
        lead={<p className="text-figure font-semibold">1 284,50 ₴</p>}
        tools={<IconButton icon={Pencil} label="Edit" />}
        foot={
          <>
            <Button variant="danger" look="quiet">
              Block
            </Button>
            <Button>Add bonuses</Button>
          </>
        }
      >
        <p className="text-muted">Sections of definition rows, then the history.</p>
      </Drawer>
    </>
  );
}

function Menus() {
  return (
    <>
      <Menu
        align="start"
        trigger={<Button icon={Ellipsis}>Actions</Button>}
        groups={[
          {
            actions: [
              { id: "edit", label: "Edit", icon: Pencil, shortcut: "E" },
              { id: "copy", label: "Make a copy", icon: Copy },
              { id: "print", label: "Print labels", disabled: true, hint: "No printer is connected" },
            ],
          },
          {
            label: "Columns",
            actions: [
              { id: "sum", label: "Amount", checked: true },
              { id: "tax", label: "Tax", checked: false },
            ],
          },
          { actions: [{ id: "remove", label: "Remove", icon: Trash2, danger: true }] },
        ]}
      />
      <Popover trigger={<Button>Why this price?</Button>} title="Why this price" titled width="wide">
        The night discount of 2 % applies from 22:00 to 06:00 at this station.
      </Popover>
      <Tooltip text="Counted at 14:32, Kyiv time">
        <Button look="link" variant="primary">
          Pointed at or focused
        </Button>
      </Tooltip>
    </>
  );
}

function ToastButtons() {
  return (
    <>
      <Button onClick={() => toast({ message: "The report is being made. You can leave this page." })}>Info</Button>
      <Button
        onClick={() =>
          toast({
            message: "Saved",
            type: "success",
            action: { label: "Undo", onPress: () => toast({ message: "Undone" }) },
          })
        }
      >
        Success
      </Button>
      <Button onClick={() => toast({ message: "The tank is nearly empty", type: "warning" })}>Warning</Button>
      <Button
        onClick={() =>
          toast({ message: "The price was not saved: it is above the state's limit of 60,00 ₴.", type: "danger" })
        }
      >
        Danger stays
      </Button>
      <Button onClick={() => toast({ message: "Outlined", type: "success", style: "outline", duration: 8000 })}>
        Outline
      </Button>
      <Button onClick={() => toast({ message: "Solid", type: "info", style: "solid", duration: 8000 })}>Solid</Button>
    </>
  );
}
