/**
 * What somebody types who thinks of ending their life, or who asks whether they will die. Every phrase is a regular expression over
 * plain words: small letters without accents and apostrophes, single spaces, and the spellings below already mended. It has to match
 * whole words; `^` and `$` stand for the ends of the term. Where to add one: docs/writing.md.
 */

/** How people write them in a hurry, and the word that the phrases use. */
export const spellings: readonly (readonly [typed: string, word: string])[] = [
  ['wanna|wana', 'want to'],
  ['gonna|gona|goin to|goin|gunna', 'going to'],
  ['my self|mysel|meself|myslef|mysef', 'myself'],
  ['do not|don t', 'dont'],
  ['can not|cannot|can t', 'cant'],
  ['i am|i m', 'im'],
  ['any more|anymor|nomore|no more', 'anymore'],
  ['dieing|dyin|dyng|diying', 'dying'],
  ['killin', 'killing'],
  ['livin', 'living'],
  ['su[iy][csz]+[iey]?[dt]\\w*|si?u[csz]+id\\w*', 'suicide'],
  ['kiero|qiero|quero|kero|quier|quierro', 'quiero'],
  ['quise|queria|keria|quisiera|kisiera|kisira', 'quisiera'],
  ['kitarme', 'quitarme'],
  ['bida', 'vida'],
  ['bibir|vivr|bivir|vibir', 'vivir'],
  ['bibiendo|vibiendo|bivendo', 'viviendo'],
  ['boy a', 'voy a'],
  ['morrir|morrirme|morirm|morime', 'morirme'],
  ['murir|morir me', 'morirme'],
  ['matar me', 'matarme'],
  ['k|q|ke|qe', 'que'],
  ['xq|porque|porke|pq', 'por que'],
  ['asta', 'hasta'],
];

const hair = '(?:my|her|his|your|the|our|a|some|gr[ae]y)? ?(?:\\w+ )?(?:hair|wig|eyebrows?|brows|lashes|roots|beard|gr[ae]ys?)';
/** What follows where the hair is why somebody wants to die: it is not dyed then. */
const lost = '(?:is|are|was|were|fell|falls?|falling|keeps?|looks?|wont|hurts?|gone|came|has|just|and (?:i|my)|because|im)';
const thing =
  '(?:cells?|skin|tissue|hair|follicles?|nipples?|nerves?|plants?|flap|fat|bacteria|teeth|tooth|(?:toe)?nails?|phone|battery|virus)';
const cosa =
  '(?:celulas?|piel|tejidos?|pelo|cabello|pezon(?:es)?|nervios?|plantas?|colgajo|dientes?|unas?|grasa|bacterias?|virus|brazos?|dedos?|foliculos?)';
const figure =
  '(?:la )?(?:risa|calor|calores|bochornos|sueno|hambre|sed|ganas|cansancio|pena|frio|miedo|verguenza|envidia|nervios|amor|aburrimiento|coraje|antojo|susto|comezon|curiosidad|emocion|celos)';

/** What only sounds like it. It is taken out before the rest is looked at. */
export const harmless: readonly string[] = [
  `d(?:ie|ye|ying|yeing|ied|yed) ${hair}(?! ${lost}\\b)`,
  '(?<!wants? )to die for',
  'die off',
  'drop dead gorgeous',
  'dying (?:of|from|with) (?:laugh\\w*|boredom|heat|hunger|thirst|curiosity|embarrassment|cold|itch\\w*|hot flash\\w*|cramps)',
  'dying (?:for (?:an? )?\\w+|to (?:know|see|hear|meet|try|go|eat|find)\\b)',
  `${thing} (?:(?:is|are|that|will|to|has|have|can|may|should|could|would|all|be|going|slowly) ){0,3}(?:die|dies|died|dying|dead)`,
  `(?:will|does|do|can|did|is|are|has|have) (?:the |my |all |these |those )?(?:cancer |tumou?r )?(?:${thing}|tumou?r|cancer) (?:die|dying|dead)`,
  'suicide (?:gene|inhibitor|inhibition|inactivat\\w*|substrate|vector|therapy)\\w*',
  '(?:gen|genes|inhibidor|inhibidores) suicide\\w*',
  '(?:scared|worried|bored|sick|frightened|terrified|tired|annoyed|lov\\w+|freez\\w+|frozen) to death',
  `(?<!(?:quiero|quisiera|ganas de) )(?:muer|mor|matar|mata)\\w* (?:me )?de (?=${figure})`,
  `m(?:ue|o|u)r\\w* (?:\\w+ )?(?:el|la|los|las|mi|mis|un|una) ${cosa}`,
  `${cosa} (?:(?:se|le|les|va|van|a|esta|estan|puede|pueden|que|ya) ){0,4}(?:muer\\w+|muriendo|mor(?:ir|irse|iran)\\b)`,
  'dont want to live (?:alone|far|near|close|at|on|next|in (?!pain|this|fear|hell|misery)\\w+|with (?:my|her|his|an?|roommates?|people|strangers|family))\\b',
  'no (?:quiero|quisiera) (?:seguir )?(?:vivir|viviendo) (?:en (?!este dolor|esta vida)\\w+|sola|solo|lejos|cerca|fuera|alla|con (?:mi|mis|un|una|el|ella|ellos|otra|otras|gente)\\b)',
  'cortarme (?:el|la|las|los|mi|un) (?:pelo|cabello|fleco|unas)',
  'wak\\w+ up (?:during|from|in the middle|early|at night|in)',
  'despert\\w+ (?:durante|de (?:la )?(?:anestesia|cirugia|operacion)|en)',
];

/** Words of fear which hold words of a wish: somebody does not want to die. They are taken out before wishes are looked for. */
export const fears: readonly string[] = [
  '(?:dont|not|never) (?:really )?(?:want|wanting|ready) to die',
  'no (?:me )?(?:quiero|quisiera) (?:morir|morirme|que me muera)',
  'no quiero que (?:se muera|muera|te mueras)',
];

const self = '(?:myself|herself|himself|themselves|yourself)';
const persona =
  '(?:mi |la |el )?(?:mama|mami|madre|papa|padre|esposa|esposo|hermana|hermano|hija|hijo|amiga|amigo|abuela|abuelo|tia|tio|suegra|pareja|mujer|marido|novia|novio|prima)';
const person =
  '(?:s?he|they|mom|mommy|mother|mum|mama|dad|father|wife|husband|sister|brother|daughter|son|friend|aunt|uncle|grandma|grandmother|partner|girlfriend|boyfriend|cousin)';

/** Somebody thinks of ending their life, or of hurting themselves. */
export const suicidePhrases: readonly string[] = [
  'suicide',
  '^(?:im going to |i want to |want to |should i )?kms$',
  '^(?:call |text |dial |what is )?988(?: lifeline| line| number| hotline)?$',
  '(?:crisis|lifeline|linea de) (?:hot)?(?:line|crisis|prevencion)',
  // Wishes.
  '(?:want|wants|wanting|wish|ready|need|trying|tried|ways?|how|plan|planning|would like|id like|rather) to (?:just )?(?:die|be dead|not exist|not be here|disappear$|kill|hurt|harm|cut|hang|shoot|drown|poison|unalive|delete) ?(?:' +
    self +
    ')?$',
  '(?:want|wants|wish|need|ready|rather|would like|id like) to (?:just )?(?:die|be dead)\\b',
  'feel\\w* (?:like|as if) (?:im )?(?:dying|dead|killing)',
  `kill(?:s|ed|ing)? (?:off )?${self}`,
  `(?:hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|unalive|delete) ${self}`,
  `(?:want|wants|going|think\\w*|thought\\w*|feel\\w*|urges?|afraid|scared|might|tempted|plan\\w*|ways?|how) (?:\\w+ ){0,3}(?:hurt|harm|cut|burn|starv)\\w* ${self}`,
  `^(?:i )?(?:hurt|harm|cut|hurting|harming|cutting) ${self}$`,
  'self ?(?:harm|injur|mutilat)\\w*',
  'unaliv\\w*',
  '(?:end|ending|take|taking|took|ended) (?:my|her|his|their|your) (?:own )?life',
  'end(?:ing)? it all',
  '(?:dont|not|never|no longer|doesnt|didnt|wouldnt) (?:really )?(?:want|wanting|wish|care) to (?:be )?(?:live|living|alive|exist|here(?: anymore| any longer| now)?$|wake up|keep living|keep going$|go on$|go on living|continue living)',
  '(?:go|going|fall|falling) (?:to sleep|asleep|to bed|sleep) and (?:never|not|dont) (?:\\w+ )?wak\\w+',
  '(?:wish|hope|want|pray)\\w* (?:\\w+ ){0,3}(?:never|not|dont|didnt|wouldnt) (?:to )?wak\\w+ up',
  'better off (?:dead|without me|if i (?:was|were|am|wasnt|werent|died|die))',
  '(?:world|family|everyone|everybody|kids|they) (?:\\w+ ){0,3}without me$',
  'wish (?:that )?i (?:was|were|am|had) (?:dead|gone|never born|not here|not alive|never been born|died)',
  'wish (?:that )?i (?:wasnt|werent) (?:alive|born|here)',
  'wish (?:that )?i (?:could|would) (?:just )?(?:die|disappear|not wake|be dead)',
  'hope i die',
  '(?:no|any|whats the|what is the|what|a|lost the|lost my) (?:reasons?|points?|purpose|will|desire) (?:to|of|in|for) (?:live|living|life$|being alive|staying alive|exist\\w*|go on$|going on$|keep going$)',
  'will to live',
  'nothing (?:left )?to live for',
  'what(?:s| is)? (?:do i have |there )?(?:left )?to live for',
  'life (?:is |isnt |feels )?(?:not |no longer )?worth (?:it$|living)',
  '(?:not|isnt) worth living',
  'life (?:is |feels )(?:over|pointless|meaningless|worthless)',
  'hate (?:being alive|my life$)',
  '^(?:i )?(?:just )?cant (?:go on|keep going|do (?:this|it)|take (?:this|it|life)|live|handle (?:this|it|life)|cope|bear (?:this|it))(?: like this| this way| with this| living)?(?: anymore| any longer)?$',
  '^(?:i )?(?:want to |just want to )?give up$|giv(?:e|ing) up on (?:life|living|everything)',
  'tired of (?:living|life|being alive|existing)(?: anymore)?$',
  '(?:want|wish) (?:it all|everything|the pain of living) (?:to|would) (?:end|stop|be over)',
  '(?:how to|want to|going to|think\\w* (?:of|about)|plan\\w* to) overdos\\w*|overdos\\w* on purpose',
  'how (?:many|much) (?:\\w+ ){1,4}(?:to|until i|before i|would) (?:die|kill me|kill myself)$',
  '(?:lethal|fatal) (?:dose|overdose)',
  '(?:painless|easy|easiest|quick|quickest|fast|fastest|best|peaceful)(?:ly)? (?:ways? )?to (?:die|end it)$|painless (?:death|suicide)',
  '^how (?:to|do i|can i|should i) die\\b',
  'jump(?:ing)? (?:off|from) (?:a |the )?(?:bridge|building|roof|balcony|window|cliff)',
  '(?:slit|cut|slitting|cutting) my wrists?',
  // En español.
  '(?:me )?(?:quiero|quisiera|quiere|deseo|prefiero|preferiria|necesito|gustaria|quieres?) (?:ya |mejor |solo )?(?:morir|morirme|morirse|estar muert[ao]|matar|matarme|matarse|no existir|no estar aqui|no despertar|desvivir\\w*)',
  '(?:quiero|quisiera|ganas de) desaparecer$',
  'que me (?:quiero|voy a) (?:morir|matar)$',
  'ojala (?:ya )?(?:me )?(?:muera|muriera|hubiera muerto)|quiero que me muera',
  'ojala (?:ya )?no (?:despierte|despertara|amanezca|amaneciera|hubiera nacido)|no haber nacido',
  '(?:ganas|deseos?|pienso en|pensando en|ideas? de|pensamientos? de) (?:de )?(?:morir|morirme|matarme|no vivir|no existir|quitarme la vida)',
  '(?:sin|no tengo|no tiene|perdi|quitaron|quito|quitan) (?:ya )?(?:las )?ganas de (?:seguir )?(?:vivir|viviendo)',
  '(?:no|ya no|no le veo|nada de) (?:quiero|quisiera|deseo|quiere|puedo seguir|me interesa|sentido) (?:ya )?(?:mas )?(?:a )?(?:seguir )?(?:vivir|viviendo|existir|existiendo|con vida|estar viv[ao]|estar aqui$|despertar)',
  '(?:ya )?no (?:quiero|puedo) seguir(?: asi| adelante| mas| con esto)?$',
  '(?:quitar|arrancar)(?:me|se|te|nos)? la vida|me quito la vida',
  '(?:acabar|terminar|acabo) con (?:mi|su|la) (?:propia )?vida|(?:acabar|terminar) con todo$',
  'matarme(?: (?!de)|$)|me (?:voy a|quiero|pienso) matar|me mato$|matarse$',
  '^(?:es que |siento que )?(?:yo )?(?:ya )?no (?:puedo|aguanto|soporto)(?: mas| ya)?(?: asi| con esto| con la vida| con mi vida| la vida| esta vida| vivir| vivir asi| todo esto| esto| seguir| seguir asi)?$',
  '(?:para|por) que (?:seguir )?(?:vivir|viviendo|vivo)\\b|para que sigo viv[ao]|para que seguir$',
  'no (?:tiene|le veo|encuentro|hay|veo) (?:caso|sentido|razon) (?:a |de |para )?(?:seguir )?(?:la |mi )?(?:vivir|viviendo|vida)',
  '(?:razon|razones|motivos?) para (?:seguir )?(?:vivir|viviendo)',
  'vale la pena (?:seguir )?(?:vivir|viviendo)',
  '(?:la|mi) vida (?:ya )?no (?:vale|tiene sentido|sirve)',
  'mejor (?:estar |estaria |estoy )?(?:muert[ao]|me muero|morirme)\\b',
  '(?:mejor|mejores|felices|tranquilos) (?:todos )?sin mi$|sin mi (?:todos )?(?:estarian|estaran|serian)',
  'mejor si (?:yo )?(?:me muero|me muriera|no estuviera|no existiera|muero)',
  '^(?:quiero )?(?:hacerme dano|lastimarme|cortarme|herirme|golpearme)(?: a mi mism[ao]| a proposito)?$',
  '(?:quiero|quisiera|ganas de|pienso en|pensado en|pensando en|voy a|deseos de|miedo de|ideas de|necesito) (?:hacerme dano|lastimarme|herirme|cortarme\\b)',
  'autolesi\\w+|cortarme las venas',
  '(?:cansad[ao]|hart[ao]) de (?:vivir|la vida|esta vida|existir|estar viv[ao])(?: asi)?$',
  'desvivirme|(?:quiero|voy a|me) desvivir',
  'ahorcarme|envenenarme|dispararme|(?:darme|pegarme) un (?:tiro|balazo)|(?:tirarme|aventarme|lanzarme) (?:de|del|a|al|por|desde)',
  '(?:cuant[ao]s|que) (?:\\w+ ){1,4}para (?:morir|morirme|matarme|matar a)',
  '(?:como|formas?|maneras?)(?: de| para| puedo)? (?:morir|morirme|me mato|matarme)(?: sin dolor| rapido| facil)?$',
  'dormir\\w* y (?:ya )?no despertar\\w*',
];

/** Somebody asks whether, or when, they or someone dear will die; or is afraid of it. */
export const dyingPhrases: readonly string[] = [
  '^(?:dying|die|death|death anxiety|thanatophobia)$',
  '(?:am i|will i|i will|ill|could i|can i|might i|im|i might|i may) (?:(?:going|really|just|probably|actually|slowly|have|be) (?:to )?)*(?:die|dying)\\b',
  `${person} (?:is |are |s )?(?:(?:going|really|just|actually|slowly) (?:to )?)*(?:dying\\b|going to die)`,
  `(?:is|are|will|when will|how will) (?:my )?${person} (?:(?:going|really|just|be) (?:to )?)*(?:die|dying)\\b`,
  'dying (?:of|from) (?:breast |metastatic )?cancer',
  '(?:scared|afraid|fear|fears|fearful|terrified|frightened|worried|anxious|anxiety|panick?\\w*|thinking|thoughts|thought) (?:of |about |that |to |over |from )*(?:i will |ill |i might |im going to |im |my (?:own )?)?(?:die|dying|death)\\b',
  '(?:not|never) ready to die',
  'when i die|if i die|before i die|after i die|after im (?:dead|gone)|when im (?:dead|gone)|if i dont make it',
  '(?:prepar\\w+|getting ready|ready|plan\\w*) (?:to|for|myself for) (?:die$|death|dying|my death)',
  'what(?:s| is| does) (?:it (?:feel )?like (?:to (?:die|be dead)|when (?:you|i) die)|dying (?:feel )?like)',
  'what (?:happens|does it feel like) (?:when|after|to) (?:you |i |we |someone )?(?:die|dies|dying)',
  'how long (?:do|have|does|will|would|did|am|has) (?:i|s?he|we|my \\w+) (?:have|got|going|be)?(?: to)? ?(?:left|to live|live$|live with (?:cancer|this|it|stage|metast\\w*|mets)|left to live)',
  'how long (?:do i have|have i got|do i have left|will i last|have i left)$',
  '(?:how much time|how many (?:years|months|weeks|days)) (?:do|does|have|has|will) (?:i|s?he|we|my \\w+) (?:have|got|live)?(?: left| to live)?$',
  '(?:months|weeks|days|years|time) (?:left )?to live',
  '(?:cancer|this|it|tumou?r|mets) (?:is |will |is going to |going to |can |could )?(?:going to )?kill(?:ing)? me\\b',
  '(?:death|die|dying) with dignity|(?:aid|assistance) in dying|assisted (?:dying|death)|euthanasia|right to die',
  // En español.
  '^(?:morir|morirse|morirme|muerte|la muerte|muriendo)$',
  '(?:me |nos |te |se )?(?:voy|vas|va|vamos|van|ire|podria|puedo|puede) (?:a )?(?:morir|morirme|morirse)\\b',
  'me (?:puedo|podria) morir\\b',
  '(?:me|se|te) (?:estoy|esta|estas|estan|estare) muriendo|est(?:oy|a) muriendo(?:se)?\\b',
  'me muero(?: de cancer)?$|me (?:morire|moriria)\\b',
  `${persona} (?:se )?(?:esta muriendo|muere$|va a morir|agoniza)`,
  'cuant[oa]s? (?:tiempo |anos |meses |dias |semanas )?(?:de vida )?(?:me |le |nos )?(?:queda|quedan|resta|restan|tengo|tiene|dan|dieron)(?: de vida| por vivir| para vivir)?$',
  'cuant[oa]s? (?:tiempo |anos |meses |mas )?(?:voy a|va a|puedo|podre|puede) vivir(?: mas)?(?: con (?:cancer|esto|etapa|metast\\w*).*)?$',
  'cuant[oa]s? (?:tiempo |anos |mas )?(?:vivire|vivira|viviria)\\b',
  '(?:dias|meses|tiempo|anos) de vida(?: me| le)? (?:queda|quedan|doy|dan)|ultimos dias(?: de vida)?$',
  '(?:miedo|temor|terror|panico|angustia|ansiedad) (?:a|de|por|al|a la|de la) (?:la |mi )?(?:muerte|morir|morirme|morirse|que me muera)\\b',
  '(?:asusta|aterra|miedo|preocupa|angustia) (?:la muerte|morir|morirme|mi muerte)\\b',
  '(?:si|cuando|antes de que|despues de que|por si) (?:yo )?(?:me )?(?:muera|muero|muriera|ya no este)\\b',
  'moribund[ao]|agoni[az]\\w*|a punto de morir|(?:estoy|esta) por morir',
  '(?:prepararme|prepararse|preparar|list[ao]) para (?:morir|morirme|la muerte|mi muerte)',
  'eutanasia|muerte (?:digna|asistida)|morir (?:con dignidad|en paz|dignamente|en casa|sin dolor)',
  '(?:cancer|esto|esta enfermedad|tumor) me (?:va a |esta )?mat(?:ar|ara|ando)?\\b',
  'que (?:se siente|pasa) (?:al |cuando (?:uno |te |me )?(?:se )?)(?:morir|muere|mueres|muero)',
];
