/**
 * Brings what shows toasts and the modal. Requested for again it is there at once, also without a connection: whoever is at work has it before
 * there is anything to say.
 */
export const loadHosts = () => import("./late-hosts.tsx");
