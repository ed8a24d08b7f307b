/** The backdrop behind dialogs. */
export const overlayClass =
  'fixed inset-0 z-50 bg-[oklch(0.16_0.015_50/0.5)] ' +
  'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

export const floatClass =
  'z-50 rounded-lg border bg-popover text-popover-foreground shadow-float outline-none ' +
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out'
