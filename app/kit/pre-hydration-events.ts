declare global {
  interface Window {
    /**
     * Buttons pressed, forms sent and fields filled in before React was there, and when; gone once
     * it is.
     */
    earlyPresses?: Map<HTMLElement, number> | undefined
  }
}

/**
 * Runs in <head>. On a weak signal a page can be read seconds before its scripts have come, and a
 * button that only they serve would swallow the press. Links and popovers need no script, and forms
 * only where they are marked: sent by the browser, those would lead to a page that takes nothing.
 * React must not hear of what is kept: while it takes the page over it would act at once, and what
 * is pressed again would undo it. And it writes the text of a text area anew (`initTextarea` of
 * react-dom), over what was typed, and with each rendering its first text (`updateTextarea`), over
 * what was selected: what says nothing new is not written.
 */
export const earlyPressScript = `(function(){
var kept=window.earlyPresses=new Map();
function keep(thing){kept.set(thing,Date.now())}
addEventListener('click',function(event){var button=window.earlyPresses&&event.target.closest('button[type=button]:not([popovertarget])');if(button){keep(button);event.stopPropagation()}},true);
addEventListener('submit',function(event){if(window.earlyPresses&&event.target.matches('[data-kept]')){keep(event.target);event.preventDefault()}},true);
addEventListener('input',function(event){if(window.earlyPresses)keep(event.target)},true);
var area=HTMLTextAreaElement.prototype;
['value','defaultValue'].forEach(function(name){
var own=Object.getOwnPropertyDescriptor(area,name);
Object.defineProperty(area,name,{configurable:true,enumerable:true,get:own.get,set:function(text){if(text!==this.defaultValue||name==='value'&&!window.earlyPresses)own.set.call(this,text)}})})
})()`.replaceAll('\n', '')

/** Marks a form that only a script can send. */
export const requiresScriptAttribute = { 'data-kept': '' }

/**
 * Milliseconds after which nobody waits for what was pressed: to act then would come as a surprise.
 */
const forgotten = 15_000

/** Whether somebody filled a field in before React was there, which must not write over it then. */
export const isFilledEarly = (field: Element) =>
  field instanceof HTMLElement && window.earlyPresses?.has(field) === true

/** Does once what was done shortly before, however often, and tells what was filled in. */
export function replayEarlyPresses(): void {
  const kept = window.earlyPresses ?? new Map<HTMLElement, number>()
  window.earlyPresses = undefined
  for (const [thing, at] of kept) {
    if (!thing.isConnected) continue
    if (isField(thing)) tell(thing)
    else if (Date.now() - at >= forgotten) continue
    else if (thing instanceof HTMLFormElement) thing.requestSubmit()
    else thing.click()
  }
}

type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  _valueTracker?: { setValue(value: string): void }
}

const isField = (thing: HTMLElement): thing is Field => thing.matches('input, textarea, select')

/**
 * Tells React what stands in a field. It found that there, and so hears of no change, unless its
 * own note of it says something else: writing into the field would disturb whoever is typing.
 */
function tell(field: Field): void {
  field._valueTracker?.setValue('something else')
  // What React takes for a change; only a click of a mouse would turn a checkbox over.
  const name = /^(checkbox|radio)$/.test(field.type) ? 'click' : 'input'
  const isSelect = field instanceof HTMLSelectElement
  field.dispatchEvent(new Event(isSelect ? 'change' : name, { bubbles: true }))
}
