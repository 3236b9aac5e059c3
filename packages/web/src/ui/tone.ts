/** The meanings that a colour can have, and neutral. */
export type Tone = "neutral" | "accent" | "success" | "info" | "warning" | "danger";

/** Text on the soft background of the same meaning. */
export const softTone: Record<Tone, string> = {
  neutral: "bg-sunken text-default",
  accent: "bg-accent-soft text-on-accent-soft",
  success: "bg-success-soft text-on-success-soft",
  info: "bg-info-soft text-on-info-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
};

/** The colour of text or of an icon on a plain background. */
export const textTone: Record<Tone, string> = {
  neutral: "text-muted",
  accent: "text-accent",
  success: "text-success",
  info: "text-info",
  warning: "text-warning",
  danger: "text-danger",
};
