/**
 * The deny-list of common passwords, without what people add because a rule asks for it: a capital, a digit, a sign. In lower case,
 * without accents.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passphrase passcode passw pass passme mypassword mypass newpassword thepassword yourpassword nopassword changeme
changethis letmein letmeinnow openup opensesame welcome welcomeback welcomehome hello helloworld hellothere login logmein signin secret
topsecret mysecret access accessdenied default guest guests test testing testtest tester user username admin administrator root master
mastermind computer internet google facebook instagram youtube twitter microsoft windows linkedin amazon netflix samsung iphone android
apple yahoo hotmail gmail outlook qwerty qwertyu qwertyui qwertyuiop qwert qwer qazwsx qazwsxedc zxcvbn zxcvbnm zaqwsx asdf asdfg asdfgh
asdfghjkl asdfasdf qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh abcabc xyz iloveyou iloveyousomuch iloveu ilovegod ilovejesus
ilovemymom ilovemykids ilovemyfamily ilovemydog loveyou loveme lovelove love lovely lover lovers mylove mybaby truelove forever
foreverlove always baby babygirl babyboy babydoll babe honey sweetheart sweetie sugar princess prince queen king kingdom angel angels
sunshine sunflower sunset sunrise sunday monday tuesday wednesday thursday friday saturday january february march april may june july
august september october november december spring summer summertime autumn fall winter christmas halloween easter birthday holiday
vacation weekend morning flower flowers rose roses daisy lily jasmine violet butterfly rainbow star stars moon moonlight sky blue
bluesky red green purple pink yellow orange black white silver golden gold diamond crystal dog doggy puppy cat kitty kitten hellokitty
tiger lion bear teddybear dolphin horse monkey bunny dragon eagle phoenix wolf panther chicken turtle football baseball basketball
soccer hockey tennis golf golfer softball volleyball yankees cowboys dallas lakers steelers redsox eagles packers broncos patriots
raiders superman batman spiderman ironman starwars pokemon pikachu minecraft mickey mickeymouse minnie disney tinkerbell snoopy scooby
garfield shadow ginger pepper cookie cookies chocolate cheese banana cherry peanut buttercup pumpkin coffee pizza hunter ranger soldier
killer hacker ninja pirate cowboy maverick mustang corvette ferrari porsche mercedes toyota honda harley yamaha camaro chevy jeep
freedom liberty america american usa newyork california texas florida chicago boston london paris mexico canada trustno trustme
trustnoone whatever nothing something anything everything forgot forgotten iforgot idontknow dontknow remember please thankyou goodluck
goodbye goodmorning goodday lucky luckyday money dollar rich family myfamily mother mom mommy dad daddy father sister brother children
mykids grandma grandpa nana friend friends bestfriend bestfriends wedding marriage husband wife house home garden office work school
college university student teacher doctor nurse nursing hospital medical medicine health healthy jesus jesuschrist christ god godisgood
godislove godbless blessed blessing blessings faith faithful grace amen bible church heaven pray prayer peace hope hopeful hopefaithlove
faithhopelove believe miracle miracles courage strong strength staystrong bestrong stayalive happy happiness happyday happylife behappy
smile smiles life mylife lovelife goodlife beautiful pretty handsome sexy cool awesome amazing magic music dance dancer guitar singer
movie game gamer player online website account myaccount michael michelle jennifer jessica ashley amanda nicole daniel matthew andrew
joshua anthony robert william jordan thomas charlie george jackson justin hannah samantha elizabeth maggie molly bailey buddy max rocky
lucy sophie bella oliver harrypotter hogwarts gandalf matrix merlin thunder storm fire firefly ocean beach river mountain nature nomore

cancer breastcancer breast mama pinkribbon ribbon survivor breastcancersurvivor cancersurvivor cancerfree iamcancerfree thriver warrior
pinkwarrior fighter fightcancer beatcancer fuckcancer chemo chemotherapy oncology oncologist mastectomy remission tamoxifen

contrasena micontrasena nuevacontrasena contrasenia contrasenya clave miclave claveacceso secreto misecreto acceso entrar entrada
ingreso bienvenido bienvenida bienvenidos hola holahola holamundo holaquetal buenosdias usuario administrador invitado prueba pruebas
cambiame cambiar teamo teamomucho teamomama teamodios teamojesus tequiero tequieromucho tkm miamor mivida micielo mitesoro amor amores
amorcito amoreterno amorverdadero amormio corazon micorazon cielo vida vidamia carino bebe bebita princesa principe reina rey angelito
estrella estrellas estrellita luna lunita sol solecito mariposa mariposas flor flores rosa rosas girasol margarita caramelo dulce fresa
manzana naranja gatito gato gatita perro perrito perrita caballo tigre leon conejo delfin futbol realmadrid barcelona barca atletico
bocajuniors riverplate chivas pumas cruzazul santafe colombia mexicolindo argentina venezuela peru chile ecuador guatemala honduras
elsalvador nicaragua panama costarica puertorico cuba republicadominicana espana madrid medellin bogota caracas lima buenosaires
guadalajara monterrey familia mifamilia mami mamita mamamia papa papi papito papamama mamapapa hermana hermano hijo hija hijos mishijos
mihijo mihija abuela abuelita abuelo amigo amiga amigos mejoresamigas jesucristo cristo cristovive dios diosmio diosesamor diosesbueno
diosesfiel dioscontigo graciasdios graciasadios bendicion bendiciones bendecida bendecido virgen virgendeguadalupe guadalupe
feyesperanza esperanza milagro milagros paz gracias alegria felicidad feliz siempre parasiempre porsiempre siemprejuntos libertad verano
invierno primavera otono navidad cumpleanos lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio
julio agosto septiembre octubre noviembre diciembre alejandra alejandro andrea carolina daniela gabriela valentina sebastian santiago
fernando fernanda patricia mariana maria mariajose carmen camila sofia isabella natalia paola carlos cristina eduardo francisco
guillermo javier ricardo roberto miguel luis juan jose rebelde pelicula musica bailar computadora trabajo escuela salud doctora
enfermera quimio quimioterapia cancerdemama senos lazorosa sobreviviente guerrera guerrerarosa guerrero luchadora valiente fuerza fuerte
animo`.split(/\s+/),
);
