import type { Grammar } from "./grammar.ts";

const SUBJECT =
  "(?:i|ill|im|id|ive|ima|you|youll|youre|youd|u|we|well|weve|lets|he|hell|hes|she|shes|they|theyll|theyre|¶\\d+)";
const MOVES =
  "move|moving|moves|go|going|goes|head|heading|tap|tapping|cut|cutting|take|taking|takes|grab|grabbing|cover|covering|covers|" +
  "attack|attacking|attacks|hit|hitting|open|opening|send|sending|retake|try|trying|get|getting|gets|push|pushing|put|putting|" +
  "sneak|sneaking|advance|enter|entering|occupy|rotate|rotating|return|returning|retreat|swing|shift|slide|bring|pull|pulling|" +
  "order|ordering|ordered|threaten|capture|walk|sail|poke|sit|sitting|land|landing|slip|use|using|start|block|blocking|expand|reclaim|work on|thinking (?:of|about)|considering|aim|aiming|look|looking|eyeing|need|needs|want|going for|go for|in with|plan|planning|demand|dot|dotting|reach|come|coming|route|attacked by|threatening|ordering|keep|defend|defending|retaking|protect|protecting|steal|stealing|defend|defending|retaking|protect|protecting|snag|pick up|claim|getting into|settle|continue|march|marching|press|pressing|mov|lock|try for|rather|interested in|open(?:ing)?";

/** How players write in English. */
export const ENGLISH: Grammar = {
  joints: new RegExp(
    `(?:\\s*,)?\\s+(?=and §\\d+ (?:stays?|is|remains?|will)\\b)|(?:\\s*,)?\\s+(?=(?:but|and(?: (?=hope|hoping|want))?|so|then|while|because|cuz|cause|since|otherwise|unless|or|if|as long as|provided|until|when)\\s+(?:then |maybe |also |just |please )?(?:${SUBJECT}|if|please|maybe|can|could|would|will|shall|should|do|what|take|move|try|hold|support|leave|go|let|keep|thats|its|use|hope|hoping|hopefully|moving|going|taking|supporting|holding|convoying|then)\\b)|\\s*,\\s+(?=(?:${SUBJECT}|please|maybe|can|could|would|will|shall|should|do|what|any|whats|how|if|thats|is)\\b)|\\s+(?=(?:if|unless|as long as) (?:you|i|we|u|they|he|that|thats|its)\\b)|\\s+- +(?!§)`,
    "u",
  ),
  me: /(?<!\w)(i|ill|im|id|ive|ima|imma|myself)\b/u,
  you: /(?<!\w)(you|youll|youre|youd|youve|u|ya|yall)\b/u,
  us: /(?<!\w)(we|well|were|weve|lets|us both|both of us|let us)\b/u,
  them: /(?<!\w)(he|hell|hes|she|shes|they|theyll|theyre)\b|¶\d/u,
  imperative:
    /^(?:(?:and|but|so|then|ok|okay|yes|no|just|also|maybe|please|pls|plz|well|now|hey|hi|sure|alright|or|yeah|perhaps|definitely|instead|again|~|,|¶\d+ [,!]) )*(?:please |pls |just |dont |do not |never |also )*(move|go|tap|cut|take|grab|cover|attack|hit|open|send|try|get|put|support|hold|convoy|bounce|help|keep|leave|let|stay|use|dont|do not|retreat|vacate|order|build|disband|remove|feel free|stop|focus|give|make sure|consider|promise me|be careful|stab|ally|work|fight|kill|defend|join|make peace|block|turn on|back off|head|pull|push|come|bring|set|think of|support hold|switch|swap)\b/u,
  request:
    /(?<!\w)((can|could|would|will|wont|cant|may|might) (you|u|ya)|(are|r) (you|u) (willing|able|open|okay|ok|down|up)|(do|would|if) you mind|any chance|(if|that|hope|hoping) (you|u|youd|youll)|youd be (willing|able)|promise me|please|pls|plz|i need (you|your)|need you to|(want|like|love|prefer|appreciate|ask|rather) (you|it if you|if you)|i(d| would) (prefer|appreciate|like it|love it|rather)|interest in (opening|moving|taking|going|supporting)|help me|support me|mind (supporting|moving|tapping|holding|helping|bouncing|convoying|leaving)|do you want to (support|move|tap|take|hold|convoy|go|help|attack)|want to (tap|support|convoy|hold|cover) )/u,
  advice:
    /(?<!\w)((you|u) (should|shoud|shouldnt|could|might|can|dont need|dont have to|need|have to|gotta|got to|must|better|ought|may)|youd better|(i|id|i would|ill) (strongly |also |really |just )?(suggest|recommend|advise)|maybe (you|u)|why dont you|how about you|what about you|makes? (more )?sense for you|for you to|your best|best move|its best|youre (gonna need|clear|able)|youre set|feel free|consider|be better if you|better for you|try and)\b/u,
  proposal:
    /(?<!\w)(lets|time to|let us|shall we|should we|can we|could we|will we|do we|may we|would we|we (should|can|could|need|have to|must|gotta|ought|might|better|both)|weve got to|want to|wanna|want a|wants to|would you (like|be|want|consider|ever)|youd be (down|interested|open|up)|(are|r) (you|u) (interested|down|up|in favor|in|good)|interested in|any interest|(how|what) about|open to|down (for|to|with)|up for|both|together|i(d| would) (like|love|be (happy|down|open|interested|glad|willing))|(would|will) (like|love)|i(m| am) (happy|down|open|willing|interested|glad|keen|always open|in)|(hope|hoping) (we|to|you and i)|i (hope|want|wish|think we|say we|prefer)|hopefully we|gotta|(still )?willing|thoughts on|what do you (think|say)|i propose|propos|offer|deal|my deal|agree to|also agree)\b/u,
  permission:
    /(?<!\w)((can|could|may|might) i (please |just |at least |still )?(have|get|take|keep|go|move|enter|come|use|be|convoy|slip|sit|pass)|let me|mind if i|(ok|okay|cool|fine|good|alright) (with you )?if i|(leave|leaving|give|giving|lend) me|i want you out|back off|(hoping|hoped|wanted|like|love) (that )?i (could|can|would) (get|have|take|keep))\b/u,
  shall: /(?<!\w)((want|like|need|prefer|rather have) me to|should i|shall i|(want|like) my|or i can)\b/u,
  offer:
    /(?<!\w)(you can (have|get|take|keep|go|move|enter|come)|youre welcome to|(can|ill|i will|im gonna|i would|id|happy to|gonna|going to|could|glad to|fine with|ok with|okay with|fine) (vacate|leave §|let|letting|leave|leaving|give|giving) (you|him|them|it to you)|give you|let you|leave you|all yours|is yours|you get|its yours)\b/u,
  plan: /(?<!\w)(ill|i will|im|i am|id|i can|i could|i might|i may|i would|i plan|i intend|i think ill|i think im|i think i|i need to|i have to|i gotta|i want to|i was (thinking|planning|going|gonna)|my plan|i should|gonna|going to|plan to|planning|i shall|i promise|i wont|i dont|my (support|fleet|army|unit)|i got|ive ordered|ive put|i put|i have ordered|we (will|are)|were|well|i)\b/u,
  past: /(?<!\w)(couldnt|enjoyed|prepared|(i|we|they|he|you|¶\d+) (really |just |already |also |actually |almost |never |tried to )*(?!need|indeed|agreed|interested|ordered)\w{2,}(?<!need)ed|did|didnt|had|hadnt|was(?! (hoping|thinking|planning|wondering|going|gonna))|were|wasnt|werent|couldve|shouldve|wouldve|could have|should have(?! (a|an|no|the))|would have|have been|has been|been (trying|fighting|attacking)|supported|moved|stabbed|attacked|thought|told you|wanted|got|took|went|lied|bounced|said|asked|missed|honored|entered|built|saw|tried|broke|promised|ive never|never (did|attacked|moved))\b/u,
  not: /(?<!\w)(not|wont|dont|doesnt|cant|cannot|never|no|isnt|arent|without|stop|shouldnt|wouldnt|aint|nobody|neither|nor|instead of|avoid|stopped|stopping|refrain)\b/u,
  condition:
    /^(?:(?:and|but|so|or|then|only|well|,) )*(if|as long as|unless|provided|in case|assuming|otherwise|when|until|once|after|so long as)\b/u,
  courtesy:
    /^(?:(?:and|but|so|,) )*(if (?:you )?(want|like|need|possible|so|not|any|thats (ok|okay|alright|cool|fine|what|too)|its (ok|okay|alright|cool|fine)|thats|that is|it helps|youd like|you would like|interested|you prefer|youre (interested|down|not|open|up|willing|ok|okay|cool|not a fan)|youd be (down|interested|willing|up|open)|you are (interested|willing|down|ok|up)|you dont mind|you do|you can|we can|we get|you feel|you think|you say|you have|you know|i was|i were|i had|i knew|anything|all|ever|something|nothing))\b/u,
  hedge:
    /(?<!\w)(i think|probably|prob|might|maybe|perhaps|may|possibly|likely|hopefully|thinking|considering|tempted|guess|seems|assume|imagine|wondering|about to)\b/u,
  idle: /(?<!\w)(what do you think|sorry|thanks|thank you|good luck|gl|gg|lol|haha|hello|congrats|nice|well played|surprised|worried|afraid|nervous|unfortunate|fun|interesting|guarantee[ds]?|glad (to see|you)|happy (with|about)|why|how come|i wonder|i dont (know|think|see|believe|understand|trust)|i (know|assume|assumed|guess|wish|knew|figured|figure|believe|mean|agree|understand|doubt|hate|love|feel|hear|heard|saw|bet|fear|expect)|im (sure|not sure|worried|afraid|scared|surprised|glad(?! to)|guessing|assuming|hoping|confused|aware|dead|screwed|happy(?! to)|sad|sorry|curious|just (saying|trying)|telling))\b/u,
  question:
    /(?<!\w)(what|whats|where|wheres|how|which|who|whos|when|are you|are u|do you|do u|will you|is|any)\b/u,
  planQuestion:
    /(?<!\w)(whats? (is |are |s )?(the|your|ur) (plan|plans|move|moves|orders|idea|thinking|intention|intentions|strategy|opening|opener)|what (are|r|will|do|should|would|did) (you|u|we) (gonna|going to|doing|do|planning|plan|thinking of|want me|like me|intend|ordering|order|want to do)|where (are|will|do) (you|u)|(are|r) (you|u) (still |also |gonna |really )?(\w+ing|going to|gonna|about to|set|headed)|do (you|u) (plan|intend|still plan|want to move|need)|any plans|will (you|u) be \w+ing|what (are )?your (plans|moves|orders|intentions)|how (do|would|will|are) (you|u|we) (want|like|plan|planning|going)? ?(to|on)? ?(play|playing|handle|handling|move|moving|order|use)|what do you (want|need) me to|is .*(order|moving|going)|(would|do) you (rather|prefer) (have|go|take))\b/u,
  openQuestion:
    /(?<!\w)(what (are|r) your thoughts|(any|your) thoughts|how (would|do) you (want|like|feel|think|see)|what do you (think|want|make|say|suggest|propose|have in mind|need)|what (should|shall|can|could) (we|i)|who (do|should|would)|what would i|where do we|how (should|can|do|could) we|whats in it|what can (i|we|you)|what if|what now|so what|who are you)\b/u,
  yes: /^(?:(?:hi|hey|haha|lol|oh|ah|ok|okay|well|hmm|~|,|!|\.|¶\d+|hello|great|awesome|thanks|excellent|perfect|cool|nice) )*(yes|yea|yeah|yep|yup|ya|yess+|yee+s*|ye|sure|ok|okay|k|kk|agreed|i agree|agree|absolutely|definitely|deal|alright|alrighty|of course|ofc|certainly|for sure|sounds (good|great|fun|like a plan|fair|perfect|reasonable|excellent|nice|amazing|lovely|fine|awesome)|fine|fine by me|fine with me|works|that works|works for me|will do|can do|you got it|gladly|happy to|with pleasure|done|consider it done|no problem|np|i accept|accepted|i can do that|i do that|im down|im in|i am down|i am in|im up|down|roger|perfect|ill do (that|it|so)|i will( do)?$|i will do (it|that|so)|we can( do (it|that))?$|go for it|thats? (fine|works|good|ok|okay|sounds good|perfect|great|cool)|lets do (it|that|this)|sounds|totally|happily|aye|affirmative|very well|good idea|great idea|good plan|i think so|i would love|id love|would love|id be (interested|happy|glad|down|open)|i like (it|that)|count me in|support is in|i have ordered|confirmed|got it|my support is in|ordered|on it|i did|i do|it is|yh|sry yes|surely)\b|^(?:.* , )?sure$/u,
  willing:
    /(?<!\w)(works|i(m| am) down|id be (interested|down|happy)|would love to$|we can do (it|that)|i can do that|im in$|i accept|sounds good|ill do (it|that)|lets do it|count me in|go for it|you have my word)\b/u,
  no: /^(?:(?:hi|hey|haha|lol|oh|ah|well|hmm|sorry|uh|um|unfortunately|honestly|~|,|!|\.|but|thanks|ok) )*(no(?! (problem|worries|prob|doubt|idea|big|one|need|rush))|nope|nah|naw|not (really|now|right now|this|at the moment|yet|interested|possible|going to happen)|no way|no thanks|cant|i cant|i cannot|wont|i wont|i will not|i dont think so|i dont think (thats|i|that)|id rather (not|keep|stay)|i would rather|rather not|im good|ill pass|pass|never|i refuse|i decline|decline|hard pass|negative|not gonna|im not (really|going|gonna|able|in a position|interested|comfortable|willing|sure thats)|its not a|i disagree|thats not)\b/u,
  hesitation:
    /(?<!\w)(maybe|possibly|perhaps|not sure|well see|we shall see|depends|let me think|ill think|hmm+|dunno|i have to hear|need to (think|hear|see|talk))\b/u,
  doing: /(?<!\w)(do|doing|done) (that|it|this|so)\b/u,
  kinds: {
    support:
      /(?<!\w)((support|supports|supporting|sup|supp|suport|supprt|shold)(?= .*§| me\b| you\b| my\b| your (unit|army|fleet|move)| him\b| them\b| that\b| it\b| hold\b| each other)|double support §|helping? (hold|me into|you into|him into|you (take|get|retake|hold|keep)|me (take|get|retake|hold|keep))|help (you|me) (get )?(into|in|to|take|retake|hold|get)|help (getting )?into §|back me|shold|s-hold)\b|§\d+ s §|\bhold (my|your) §\d+ with\b|\bset §\d+ into §\d+ with\b/u,
    convoy: /(?<!\w)(convoy|convoys|convoying|convoyed|convy|ferry|transport|conv)\b|§\d+ c §/u,
    bounce:
      /(?<!\w)(bounce|bounces|bouncing|bounced|standoff|stand off|bump|bumping|self-bounce|block (him|them|¶\d+)|block §)\b/u,
    demilitarize:
      /(?<!\w)(dmz|dmzs|dmzd|dmzed|dmzing|dmz'?ing|dmz'?ed|demilitari[sz]\w*|demil|keep (it|§\d+|that|them) (empty|clear|neutral|open|free)|§\d+ (stays?|is|remains?|should (be|stay)|will (be|stay)) (empty|clear|neutral|free)|§\d+ empty|both stay out|stay out of §\d+ (both|and you)|neither of us|leave §\d+ (empty|neutral|open|clear)|buffer|neutral zone)\b/u,
    "enter-not":
      /(?<!\w)(stay(ing)? (out|away|clear|off)|keep(ing)? (out|away|clear|off)|steer clear|(not|wont|dont|never|no need to|isnt|arent) (be )?(enter|entering|go|going|move|moving|come|coming|take|taking|touch|touching|attack|attacking|contest|contesting|head|heading|open|opening|send|sending|push|pushing|retake|retaking) (into |to |in |for |towards? |on |north to )?(the )?§|(not|wont|dont) (enter|take|touch|dot)|leave §\d+(?! (un\w+|exposed|vulnerable|weak))|leave (it|that|me in|you in|you with)|vacate|vacating|leaving me in|leav(e|ing) .*alone|(stay|stays|keep|keeping|get|move|moving|back|pull|pulling) out of §|back off (of |from )?§|get out of §|let (me|you|him|them) (have|take|into|in|keep|get|through|back)|ill let you|concede|cede|give (you|me|up|back) §|hand over|your? (can|could|may) have|you get §|i get §|you can (take|have|keep) (back )?§|(can|could|may|let (me|you|him|them)|should) have §|(is|are) yours|all yours|disturb)\b/u,
    peace:
      /(?<!\w)(peace|peaceful|peacefully|truce|neutral|neutrality|nap|non-? ?aggression|cease-? ?fire|ceasefire|get along|leave (you|me|each other|us) (alone|be)|(not|wont|dont|never|stop|no intention of|no reason to|no interest in|without|no plans to|not going to|arent) (be )?(gonna |plan on |planning on |plan to |planning to |going to |trying to |try to )?(attack|attacking|stab|stabbing|fight|fighting|invade|invading|betray|hurt|come after|go after|going after|move against|moving against|moving on|move on|mov(e|ing) at|hit|hitting|dot|dotting) ?(you|me|each other|us|one another|your|my|him|them|¶\d+|here|$)|enemies|let you (survive|live)|backing off|no hostil|be friendly|mend fences|stop fighting|avoid (a )?(conflict|war|fight\w*)|on good terms)\b/u,
    alliance:
      /(?<!\w)(alliance|alliances|ally|allies|allied|allying|work(ing)? (together|with|alongside)|team up|teaming|team work|teamwork|juggernaut|jug|lepanto|wt|western triple|triple|partner|partners|partnership|friends|cooperat\w*|coordinat\w*|collab\w*|join forces|common (enemy|goal)|on (your|my|our|the same) side|share the board|split the board|on board|relationship)\b|¤\d+/u,
    build:
      /(?<!\w)(build|builds|building|disband|disbanding|remove|removing|delete|destroy (that|the|my|your) (unit|fleet|army))\b/u,
    draw: /(?<!\w)(draw|draws|2-?way|3-?way|4-?way|two way draw|three way draw|solo together)\b/u,
  },
  giving:
    /(?<!\w)(vacate|vacating|let (me|you|him)|leave (me|you)|leaving me|have §|you get §|yours|stay|keep out|give)\b/u,
  attack:
    /(?<!\w)((attack|attacking|fight|fighting|(?:move|moving|go|going|turn|turning|work|working|defence|push|pushing|play|plan|planning|ally|east|west|north|south) against|target|targeting|invade|invading|kill|killing|eliminate|stab|stabbing|crush|finish|hurt|pressure|squeeze|contain|go after|going after|going for|go for|hit|hitting|stop|move on|moving on|turn on|focus on|focusing on|work on|push into|push against|deal with|dealing with|beat|destroy|carve up|take|take on|take out|take down|gang up on|dot|dotting|get rid of|split|think of|head towards|east against) (him|them|¶\d+)( out| off)?|help (you|me|us|each other)( out)? (against|with|fight)|take (him|them|¶\d+) (out|down)|(fight|attack) (him|them|back))\b/u,
  assault: /(?<!\w)(attack|attacking|stab|stabbing|force|dislodge|crush|kill|invade|retake)\b/u,
  move: new RegExp(`(?<!\\w)(${MOVES})\\b|§\\d+ (?:->|-) §`, "u"),
  hold: /(?<!\w)(hold|holding|holds|stay|staying|stays|keep|keeping|sit|sitting|remain|put|leave)\b/u,
  between:
    "(?:->|-|(?:is |are |was )?(?:going |moving |moves |move |go |goes )?(?:back )?(?:in ?to|to|for|towards?)(?: (?:cover|take|tap|cut|hit|attack|grab|go to|go in|go|get into|get to|get|move to|move into|move|block|bounce|enter|help in|threaten|retake))?|in|onto|goes|covers|covering|takes|takes?|on)",
  from: "from|out of|with|using|via",
  with: "with|using|from",
  hindered:
    /(?<!\w)(?:stop|block|prevent|avoid|against|in case of|if he|guard against|defend against) (?:the )?§\d+ (?:->|-|to) §\d+/gu,
  left: /(?<!\w)(out of|leave|leaving|vacate|vacating|off)\b/u,
  aside:
    /(?<!\w)(?:i (?:think|guess|imagine|assume|believe|hope|suspect|bet|reckon|expect|feel like|would think)|im (?:guessing|hoping|assuming|thinking|betting)|looks like|seems like|it seems|sounds like|hopefully) (?:that |if )?(?=(?:you|youre|youll|u|he|hes|hell|they|theyre|theyll|¶\d+|we|well|were)\b)/u,
  refusal:
    /^(?:no,? |of course )?(?:i (?:really )?(?:wont|will not|would never|never will|am not|wasnt going to)|dont worry|not going to|never|of course not|im not)\b(?!.*§)/u,
  nouns:
    /(?<!\w)(?:the|that|his|this|their) (?:move|moves|attack|bounce|convoy|stab)\b|(?<=§\d+ |turn |there |it )to (?:ensure|make sure|help|prevent|stop|guarantee|protect|force|keep)\b.*$/gu,
  told: /(?<!\w)(?:told|asked|tell|telling|asking|convinced|begged|ask) ¶\d+ to\b/u,
  purpose: /^so (?:that )?(?:i|we|you|he|they) (?:can|could|dont)\b/u,
  interrogative:
    /^(?:(?:yes|yeah|and|but|so|ok|well|hey|then|,|¶\d+) )*((?:what|how)(?! about)|whats|why|where|who|when|which|whos|have you|has|did|does)\b/u,
  asking:
    /^(?:(?:and|but|so|ok|well|hey|then|also|,|¶\d+) )*(what|whats|how|where|who|which|are you|do you|will you|can you|could you|would you|shall|should (?:i|we)|wanna|want to|any)\b/u,
  assent:
    /(?<!\w)(i|we) (can|could|will|am|did|have|do|accept|agree|like|think so)\b|\b(ill|im|of course|sounds|good|fine|works?|deal|for sure|sure|definitely|absolutely|please|agreed?|lets|support|thanks|thank|great|np|gladly|happy|sir|man|mate|np|cool|friend|perfect|ok)\b/u,
  it: /(?<!\w)(there|it|that|again|same|them|this one|those)\b/u,
  next: /(?<!\w)(next (turn|phase|season|move|time|spring|fall|autumn)|afterwards?|after (this|that)|the turn after|following turn|soon|in a turn|this winter|in winter|next winter)\b/u,
  later:
    /(?<!\w)(next year|later|eventually|in the future|future|down the (road|line)|at some point|someday|after next|long term|end ?game|going forward|mid ?game|in (?:19)?0\d|(?:19)?0\d)\b/u,
  fall: /(?<!\w)(in (the )?fall|in (the )?autumn|this fall|for fall|come fall)\b/u,
  spring: /(?<!\w)(in (the )?spring|this spring|next spring)\b/u,
  others:
    /(?<!\w)(talk to|speak (to|with)|ask|tell|message|reach out|convince|persuade|get (¶\d+|him|them) to\b|share (info|intel|information)|trade|swap|intel|in touch|keep in touch|communicate|fill me in|play defensive|dot you|gossip)\b/u,
};
