import { themeKey } from '#app/theme/theme.ts'
import { wide } from './breakpoints.ts'

/** What a page's scripts are called until their time has come: browsers leave such ones alone. */
const later = 'later'

/**
 * Names the scripts of a finished page so that no browser fetches them ahead of what paints. The
 * router has no way to say so. Text of people cannot hold a tag.
 */
export const scriptsLater = (page: string) =>
  page
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`)
    .replace(/(<script nonce="[^"]*") type="module" async="">/, `$1 type="${later}">`)

/** Marks a page that is whole without its scripts: nothing on it waits for them to be read. */
export const wholeMark = { 'data-whole': '' }

/** What somebody does who is there. */
const signs = 'pointermove pointerdown touchstart wheel scroll keydown focusin input'

/** Milliseconds after which scripts run although nobody has moved. */
const longest = 4_000

/**
 * Runs in <head>: fetches the scripts after the first frame, each in a turn of its own so that
 * nothing waits for all of them to be asked for, and runs them then, too. On a phone a page that is
 * whole, and has nothing kept from an earlier visit to show, runs them at the first sign of its
 * reader (decision 0016). A map beside a list needs its script at once. A hidden tab has no
 * frame, and must be ready when somebody looks.
 */
export const afterPaintScript = `(function(){
var isThere=false,isReady=false,isRunning=false;
function isKnown(){try{return sessionStorage.length>0||Object.keys(localStorage).some(function(key){return key!=='${themeKey}'})}catch(e){return false}}
function canWait(){return document.querySelector('[data-whole]')&&!document.hidden&&!isKnown()&&!matchMedia('${wide}').matches}
function run(){
if(isRunning)return;isRunning=true;
var told=document.querySelector('script[type=${later}]');if(!told)return;
var script=document.createElement('script');script.type='module';script.nonce=told.nonce;script.textContent=told.textContent;document.head.append(script)}
function hear(){isThere=true;if(isReady)run()}
'${signs}'.split(' ').forEach(function(name){addEventListener(name,hear,{capture:true,passive:true,once:true})});
function ready(){
isReady=true;
var links=[].slice.call(document.querySelectorAll('link[rel=${later}]'));
function next(){var link=links.shift();if(link){link.rel='modulepreload';setTimeout(next)}}
next();
if(isThere||!canWait())run();else setTimeout(run,${longest})}
addEventListener('DOMContentLoaded',function(){if(document.hidden)ready();else requestAnimationFrame(function(){setTimeout(ready)})})
})()`.replaceAll('\n', '')
